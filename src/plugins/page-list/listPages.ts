import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** One page of the manual, as the not-found page shows it. */
export interface ListedPage {
  /** Canonical path with base URL. */
  readonly path: string;
  readonly title: string;
}

/** Every doc of the current version, sorted by path, so that builds are reproducible. */
export function listPages({loadedVersions}: LoadedContent): ListedPage[] {
  return loadedVersions
    .flatMap(({isLast, docs}) => (isLast ? docs : []))
    .map(({permalink, title}) => ({path: permalink, title}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
