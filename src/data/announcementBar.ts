import type {Announcement} from './announcement';

/** Docusaurus's settings of the bar. */
interface AnnouncementBar {
  readonly id: string;
  /** HTML. */
  readonly content: string;
  readonly isCloseable: boolean;
}

/**
 * The bar of an announcement.
 * @param baseUrl with a slash at both ends
 * @throws when the words of the link are not in the text, or its path is not one of the manual
 */
export function createAnnouncementBar(
  {id, text, link}: Announcement,
  baseUrl: string,
): AnnouncementBar {
  const problem =
    link && !text.includes(link.words)
      ? `the text has no words "${link.words}" for the link`
      : link && !/^\/(?!\/)/.test(link.to)
        ? `the link leads to "${link.to}", which is not a path of the manual, such as /docs/basics/`
        : null;
  if (problem) {
    throw new Error(`src/data/announcement.ts: ${problem}.`);
  }
  const [before = '', ...after] = link ? text.split(link.words) : [text];
  const content = link
    ? `${escape(before)}<a href="${escape(baseUrl + link.to.slice(1))}">${escape(link.words)}</a>${escape(after.join(link.words))}`
    : escape(before);
  return {id, content, isCloseable: true};
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
