import published from './published.json';
import {folderOf, isSamePage, type MovedAddress, redirects, splitAddress} from './redirects';

/** The pages that went by a line of their own. Other lines are left for the checks to name. */
export const movedPages = redirects.filter(
  ({from}) => from.startsWith('/') && splitAddress(from).id === '' && folderOf(from) === undefined,
);

/**
 * The published pages of folders that went which lead to a page.
 * @param page path of a page that is there
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
 * The first address of an older version, where it has no page. It leads to the version's Basics.
 * @param page path of a page that is there
 */
export function versionRootOf(page: string): string[] {
  const [, root] = /^(\/docs\/[^/]+)\/basics\/$/.exec(page) ?? [];
  return root === undefined ? [] : [root];
}
