import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ListedPage} from './types';

/** Every doc of the current version, sorted by path, so that builds are reproducible. */
export function listPages({loadedVersions}: LoadedContent): ListedPage[] {
  return loadedVersions
    .flatMap(({isLast, docs}) => (isLast ? docs : []))
    .map(({permalink, title, description}) => ({path: permalink, title, description}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
