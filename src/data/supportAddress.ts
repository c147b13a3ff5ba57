import {company} from './company';

/** The section that says whom to ask and what to have ready. */
const WHOM_TO_ASK = '/docs/support/#what-to-have-ready';

/**
 * Where a reader who needs help is led.
 * @param contact an e-mail address or the address of a page, if the company has either
 */
export function supportAddress(contact = company.support): string {
  if (contact === undefined) {
    return WHOM_TO_ASK;
  }
  return contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact;
}
