import published from '../published.json';
import {folderOf, isSamePage, type MovedAddress, redirects, splitAddress} from '../redirects';

/** Removed pages that have a redirect of their own. The checks report malformed lines. */
export const movedPages = redirects.filter(
  ({from}) => from.startsWith('/') && splitAddress(from).id === '' && folderOf(from) === undefined,
);

/**
 * Lists the published pages of removed folders that now redirect to a page.
 * @param page path of an existing page
 */
export function oldPathsOf(
  page: string,
  list: readonly MovedAddress[] = redirects,
  places: readonly string[] = Object.keys(published),
): string[] {
  return list.flatMap(({from, to}) => {
    const [oldFolder, folder] = [folderOf(from), folderOf(to)];
    if (oldFolder === undefined || folder === undefined || !page.startsWith(folder)) {
      return [];
    }
    const old = oldFolder + page.slice(folder.length);
    const hasLine = list.some((line) => isSamePage(line.from, old));
    return !hasLine && places.some((place) => isSamePage(place, old)) ? [old] : [];
  });
}

/**
 * The root of an older version, which has no page and redirects to the Basics of that version.
 * @param page path of an existing page
 */
export function versionRootOf(page: string): string[] {
  const [, root] = /^(\/docs\/[^/]+)\/basics\/$/.exec(page) ?? [];
  return root === undefined ? [] : [root];
}
