import {folderOf, isSamePage, type MovedAddress, splitAddress} from '../data/redirects';

const ADDRESS = /^\/[\w./-]*(?:\/\*|#[\w-]+)?$/;

/**
 * Finds mistakes in `src/data/redirects.ts`. `findDataMistakes` checks the target pages, and
 * `checkRedirectedIds` checks the ids once the pages are built.
 * @param pages the paths of all pages, without the base URL
 * @param published the ids of every page that was ever published, by its path
 * @returns a sentence for each mistake
 */
export function findRedirectMistakes(
  list: readonly MovedAddress[],
  {
    pages,
    published,
  }: {
    readonly pages: readonly string[];
    readonly published: Readonly<Record<string, readonly string[]>>;
  },
): string[] {
  const isPage = (path: string) => pages.some((page) => isSamePage(page, path));

  const mistakeOfFolder = (folder: string, to: string): string | false => {
    const target = folderOf(to);
    const inside = Object.keys(published).filter((page) => page.startsWith(folder));
    const rest = inside.map((page) => page.slice(folder.length));
    const hasLine = (path: string) => list.some(({from}) => isSamePage(from, path));
    const lost = rest.find((path) => !isPage(`${target}${path}`) && !hasLine(folder + path));
    const kept = rest.find((path) => isPage(folder + path));
    if (target === undefined || inside.length === 0) {
      return target === undefined
        ? `"${folder}*" leads to "${to}": end the new path with /* as well`
        : `"${folder}*" was never in the manual (src/data/published.json): correct it, or remove the line`;
    }
    if (kept !== undefined) {
      return `"${folder}${kept}" is still a page: remove it, or the line of its folder`;
    }
    return (
      lost !== undefined &&
      `there is no page ${target}${lost}: correct "${to}", or write a line for ${folder}${lost} above the line of its folder`
    );
  };

  const mistakeOf = ({from, to}: MovedAddress, index: number): string | false => {
    const old = splitAddress(from);
    const isThere = isPage(old.page);
    const folder = folderOf(from);
    const malformed = [from, to].find((address) => !ADDRESS.test(address));
    const double = list.findIndex(
      (other) =>
        isSamePage(splitAddress(other.from).page, old.page) &&
        splitAddress(other.from).id === old.id,
    );
    const ids = Object.entries(published).find(([page]) => isSamePage(page, old.page))?.[1];
    if (malformed !== undefined) {
      return `"${malformed}" is not an address of the manual, and a redirect cannot lead elsewhere: write it as in /docs/r10/ or /docs/r10/drawdown#recover`;
    }
    if (double < index) {
      return `"${from}" is listed twice: remove one of the lines`;
    }
    if (folder !== undefined) {
      return mistakeOfFolder(folder, to);
    }
    if (!ids || (old.id !== '' && !ids.includes(old.id))) {
      return `"${from}" was never in the manual (src/data/published.json): correct it, or remove the line`;
    }
    return old.id === ''
      ? isThere && `"${from}" is still a page: remove it, or this line`
      : !isThere &&
          `the page of "${from}" is gone: replace this line by one for the whole page, which covers all its parts`;
  };

  return list
    .map(mistakeOf)
    .filter((mistake) => mistake !== false)
    .map((mistake) => `src/data/redirects.ts: ${mistake}.`);
}
