import {isSamePage, splitAddress} from '../addresses';
import publishedPlaces from '../published.json';
import {type MovedAddress, redirects} from '../redirects';

/** The ids of every page that was ever published, by the path of the page without a slash at its end. */
type Published = Readonly<Record<string, readonly string[]>>;

const ADDRESS = /^\/[\w./-]*(?:\/\*|#[\w-]+)?$/;

const isFolder = ({from}: MovedAddress) => from.endsWith('/*');

/**
 * Replaces the line of a removed folder by lines for the folder itself and for each of its published pages that has no
 * line of its own.
 */
export function expandFolders(
  list: readonly MovedAddress[],
  published: Published = publishedPlaces,
): MovedAddress[] {
  return list.flatMap((line) => (isFolder(line) ? linesOfFolder(line, list, published) : line));
}

function linesOfFolder(
  {from, to}: MovedAddress,
  list: readonly MovedAddress[],
  published: Published,
): MovedAddress[] {
  const [oldFolder, folder] = [from, to].map((address) => address.slice(0, -1)) as [string, string];
  return [oldFolder, ...Object.keys(published).filter((page) => page.startsWith(oldFolder))]
    .filter((page) => !list.some((line) => isSamePage(line.from, page)))
    .map((page) => ({from: page, to: folder + page.slice(oldFolder.length)}));
}

/** Removed pages that have a line of their own. `findRedirectMistakes` reports malformed lines. */
export const movedPages = redirects.filter(
  (line) => line.from.startsWith('/') && splitAddress(line.from).id === '' && !isFolder(line),
);

/**
 * Lists the paths of removed folders that lead to a page.
 * @param page path of an existing page
 */
export function oldPathsOf(page: string): string[] {
  return redirects
    .filter(isFolder)
    .flatMap((line) => linesOfFolder(line, redirects, publishedPlaces))
    .filter(({to}) => isSamePage(to, page))
    .map(({from}) => from);
}

/**
 * The root of an older version, which has no page and leads to the Basics of that version.
 * @param page path of an existing page
 */
export function versionRootOf(page: string): string[] {
  const [, root] = /^(\/docs\/[^/]+)\/basics\/$/.exec(page) ?? [];
  return root === undefined ? [] : [root];
}

/**
 * Finds mistakes in `src/data/redirects.ts` before any page is built. `findDataMistakes` checks the target pages of
 * single lines.
 * @param pages the paths of all pages, without the base URL
 * @returns a message for each mistake
 */
export function findRedirectMistakes(
  list: readonly MovedAddress[],
  {pages, published}: {readonly pages: readonly string[]; readonly published: Published},
): string[] {
  const isPage = (path: string) => pages.some((page) => isSamePage(page, path));

  const mistakeOfFolder = ({from, to}: MovedAddress): string | undefined => {
    const folder = from.slice(0, -1);
    const inside = Object.keys(published).filter((page) => page.startsWith(folder));
    const kept = inside.find(isPage);
    if (!to.endsWith('/*')) {
      return `"${from}" leads to "${to}": end the new path with /* as well`;
    }
    if (inside.length === 0) {
      return `"${from}" was never in the manual (src/data/published.json): correct it, or remove the line`;
    }
    if (kept !== undefined) {
      return `"${kept}" is still a page: remove it, or the line of its folder`;
    }
    const lost = linesOfFolder({from, to}, list, published).find(
      (line) => line.from !== folder && !isPage(line.to),
    );
    return (
      lost &&
      `there is no page ${lost.to}: correct "${to}", or write a line for ${lost.from} above the line of its folder`
    );
  };

  const mistakeOf = ({from, to}: MovedAddress, index: number): string | undefined => {
    const malformed = [from, to].find((address) => !ADDRESS.test(address));
    if (malformed !== undefined) {
      return `"${malformed}" is not an address of the manual, and a redirect cannot lead elsewhere: write it as in /docs/r10/ or /docs/r10/drawdown#recover`;
    }
    const {page, id} = splitAddress(from);
    const first = list.findIndex((line) => {
      const other = splitAddress(line.from);
      return isSamePage(other.page, page) && other.id === id;
    });
    if (first < index) {
      return `"${from}" is listed twice: remove one of the lines`;
    }
    if (isFolder({from, to})) {
      return mistakeOfFolder({from, to});
    }
    const ids = Object.entries(published).find(([path]) => isSamePage(path, page))?.[1];
    if (!ids || (id !== '' && !ids.includes(id))) {
      return `"${from}" was never in the manual (src/data/published.json): correct it, or remove the line`;
    }
    if (id === '' && isPage(page)) {
      return `"${from}" is still a page: remove it, or this line`;
    }
    return id !== '' && !isPage(page)
      ? `the page of "${from}" is gone: replace this line by one for the whole page, which covers all its parts`
      : undefined;
  };

  return inFile(list.map(mistakeOf));
}

/**
 * Finds mistakes in the ids of `src/data/redirects.ts`: a new address must exist, and an old id must be gone.
 * @param hasId whether a built page has an id
 * @returns a message for each mistake
 */
export function findIdMistakes(
  list: readonly MovedAddress[],
  hasId: (page: string, id: string) => boolean,
): string[] {
  const exists = (address: string) => {
    const {page, id} = splitAddress(address);
    return id !== '' && hasId(page, id);
  };
  return inFile(
    list.map(({from, to}) => {
      if (splitAddress(to).id !== '' && !exists(to)) {
        return `"${from}" leads to "${to}", but that page has no such id`;
      }
      return exists(from)
        ? `"${from}" is still on its page: remove the id there, or this line`
        : undefined;
    }),
  );
}

function inFile(mistakes: readonly (string | undefined)[]): string[] {
  return mistakes
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `src/data/redirects.ts: ${mistake}.`);
}
