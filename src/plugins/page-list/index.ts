import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes `pages.json`, a list of all docs with their titles, for the not-found page. That page loads it on
 * demand, so that no other page has to carry the list.
 */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await actions.createData('pages.json', listPages(docs));
    },
  };
}

/** A page of the manual as the not-found page lists it. */
export interface ListedPage {
  /** Canonical path with base URL. */
  readonly path: string;
  readonly title: string;
}

/** Lists every doc of the current version, sorted by path, so that builds are reproducible. */
export function listPages({loadedVersions}: LoadedContent): ListedPage[] {
  return loadedVersions
    .flatMap(({isLast, docs}) => (isLast ? docs : []))
    .map(({permalink, title}) => ({path: permalink, title}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
