/** The bar above the navbar. */
export interface Announcement {
  /** Change the id to show the bar again to readers who dismissed the last one. */
  readonly id: string;
  /** While the link leads to a release without written changes, the bar has advice about updates instead. */
  readonly text: string;
  /** The words of the text that become a link, and the path of the manual that it leads to. */
  readonly link?: {readonly words: string; readonly to: string};
}

/** The current announcement; `undefined` when there is nothing to announce. */
export const announcement: Announcement | undefined = {
  id: 'release-6',
  text: 'Version 6 (June 2025): check with support before you install it.',
  link: {words: 'Version 6 (June 2025)', to: '/docs/support/updates/v6-06-23-2025'},
};
