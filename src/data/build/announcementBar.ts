import type {Announcement} from '../announcement';
import {escapeHtml} from '../escapeHtml';
import type {Release} from '../releases';

/** Docusaurus's settings of the bar. */
interface AnnouncementBar {
  readonly id: string;
  /** HTML. */
  readonly content: string;
  readonly isCloseable: boolean;
}

/**
 * Replaces an announcement of a release whose note has no changes yet.
 * @param note the path of the release note, whose folder has the general page
 */
function announceSafeUpdate(note: string): Pick<Announcement, 'text' | 'link'> {
  return {
    text: 'Before you install an update, save your inputs and check your open positions.',
    link: {
      words: 'Before you install an update',
      to: note.replace(/[^/]+\/?$/, '#before-you-update'),
    },
  };
}

/** Finds the release that the announcement links to, if its note has no changes yet. */
export function findSilentRelease(
  link: Announcement['link'],
  releases: readonly Release[],
): Release | undefined {
  return releases.find(({doc, changes}) => !changes && link?.to.split('/').includes(doc));
}

/**
 * Creates the settings of the announcement bar. A release without written changes is not announced; the bar
 * then has general advice about updates.
 * @param baseUrl with a slash at both ends
 * @throws if the words of the link are not in the text, or its path is not one of the manual
 */
export function createAnnouncementBar(
  announcement: Announcement,
  baseUrl: string,
  releases: readonly Release[],
): AnnouncementBar {
  const problem = findMistake(announcement);
  if (problem !== undefined) {
    throw new Error(`src/data/announcement.ts: ${problem}.`);
  }
  const {id, text, link} =
    announcement.link && findSilentRelease(announcement.link, releases)
      ? {id: `${announcement.id}-safe-update`, ...announceSafeUpdate(announcement.link.to)}
      : announcement;
  const [before = '', ...after] = link ? text.split(link.words) : [text];
  const content = link
    ? `${escapeHtml(before)}<a href="${escapeHtml(baseUrl + link.to.slice(1))}">${escapeHtml(link.words)}</a>${escapeHtml(after.join(link.words))}`
    : escapeHtml(before);
  return {id, content, isCloseable: true};
}

function findMistake({text, link}: Announcement): string | undefined {
  if (link && !text.includes(link.words)) {
    return `the text does not contain the words "${link.words}" of the link`;
  }
  return link && !/^\/(?!\/)/.test(link.to)
    ? `the link leads to "${link.to}", which is not a path of the manual, such as /docs/basics/`
    : undefined;
}
