import {isSamePage, type MovedAddress, splitAddress} from '../data/redirects';

const ADDRESS = /^\/[\w./-]*(#[\w-]+)?$/;

/**
 * Finds lines of `src/data/redirects.ts` that cannot be right. Where they lead is checked as in all data, and the ids
 * once the pages are built.
 * @param pages the paths of all pages, without the base URL
 * @param published the ids of each page that ever was, by its path
 * @returns a sentence for each
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
  const mistakeOf = ({from, to}: MovedAddress, place: number): string | false => {
    const old = splitAddress(from);
    const isThere = pages.some((page) => isSamePage(page, old.page));
    const malformed = [from, to].find((address) => !ADDRESS.test(address));
    const double = list.findIndex(
      (other) =>
        isSamePage(splitAddress(other.from).page, old.page) &&
        splitAddress(other.from).id === old.id,
    );
    const ids = Object.entries(published).find(([page]) => isSamePage(page, old.page))?.[1];
    if (malformed !== undefined) {
      return `"${malformed}" is not an address of the manual: begin it with a slash, such as /docs/r10/ or /docs/r10/drawdown#recover`;
    }
    if (double < place) {
      return `"${from}" is there twice, so remove one of the lines`;
    }
    if (!ids || (old.id !== '' && !ids.includes(old.id))) {
      return `"${from}" never was in the manual (src/data/published.json), so correct it or remove the line`;
    }
    return old.id === ''
      ? isThere && `"${from}" is still a page: remove it, or this line`
      : !isThere &&
          `the page of "${from}" is gone: write a line for the page, which is enough for all its parts`;
  };

  return list
    .map(mistakeOf)
    .filter((mistake) => mistake !== false)
    .map((mistake) => `src/data/redirects.ts: ${mistake}.`);
}
