/** The bar above the navbar. */
export interface Announcement {
  /** A new id shows the bar again to readers who dismissed the last one. */
  readonly id: string;
  /** HTML; links start with "/" for pages of the manual. */
  readonly content: string;
}

/** The current announcement; `undefined` when there is nothing to announce. */
export const announcement: Announcement | undefined = {
  id: 'release-6',
  content:
    'Version 6 of 23 June 2025: <a href="/docs/support/updates/v6-06-23-2025">check which version you’re running</a>.',
};
