import {company} from './company';

/** The section about whom to ask, and which details to have ready. */
const WHOM_TO_ASK = '/docs/support/#what-to-have-ready';

/**
 * The address for readers who need help.
 * @param contact an e-mail address or the address of a page, if the company has either
 */
export function supportAddress(contact = company.support): string {
  if (contact === undefined) {
    return WHOM_TO_ASK;
  }
  return contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact;
}
