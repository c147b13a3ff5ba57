import {isSamePage, type MovedAddress, splitAddress} from '../data/redirects';
import {findElement} from './elements';
import type {BuiltSite} from './types';

const ADDRESS = /^\/[\w./-]*(#[\w-]+)?$/;

/**
 * Checks that every address that went leads to a page.
 * @param routes paths of all pages, without the base URL
 * @throws with a sentence for each line that cannot be right
 */
export function checkRedirects(list: readonly MovedAddress[], routes: readonly string[]): void {
  const isPage = (page: string) => routes.some((route) => isSamePage(route, page));

  const problemOf = ({from, to}: MovedAddress, place: number): string | false => {
    const [old, target] = [splitAddress(from), splitAddress(to)];
    const isThere = isPage(old.page);
    const malformed = [from, to].find((address) => !ADDRESS.test(address));
    const double = list.findIndex(
      (other) =>
        isSamePage(splitAddress(other.from).page, old.page) &&
        splitAddress(other.from).id === old.id,
    );
    if (malformed !== undefined) {
      return `"${malformed}" is not an address of the manual: begin it with a slash, such as /docs/r10/ or /docs/r10/drawdown#recover`;
    }
    if (double < place) {
      return `"${from}" is there twice, so remove one of the lines`;
    }
    if (!isPage(target.page)) {
      return `"${from}" leads to "${to}", which is not a page: lead it to one that is there`;
    }
    return old.id === ''
      ? isThere && `"${from}" is still a page: remove it, or this line`
      : !isThere &&
          `the page of "${from}" is gone: write a line for the page, which is enough for all its parts`;
  };

  report(list.map(problemOf));
}

/**
 * Checks that the link of the announcement leads to a page. Docusaurus does not look into it.
 * @throws with a sentence when it does not
 */
export function checkAnnouncement(address: string | undefined, routes: readonly string[]): void {
  const page = address && splitAddress(address).page;
  if (page && !routes.some((route) => isSamePage(route, page))) {
    throw new Error(
      `src/data/announcement.ts: the link leads to "${page}", which is not a page of the manual.`,
    );
  }
}

/**
 * Checks the ids of addresses that went, and of those that took their place.
 * @throws with a sentence for each id that leads nowhere, or is still there
 */
export function checkRedirectedIds(
  list: readonly MovedAddress[],
  {pages, baseUrl}: Pick<BuiltSite, 'pages' | 'baseUrl'>,
): void {
  const has = (address: string): boolean => {
    const {page, id} = splitAddress(address);
    const built = pages.find(({route}) => isSamePage(route, baseUrl + page.slice(1)));
    return (
      id === '' ||
      (built !== undefined &&
        findElement(built.document, ({properties}) => properties['id'] === id) !== undefined)
    );
  };

  report(
    list.map(({from, to}) =>
      has(to)
        ? from.includes('#') &&
          has(from) &&
          `"${from}" is still on its page: remove the id there, or this line`
        : `"${from}" leads to "${to}", but that page has no such id`,
    ),
  );
}

function report(problems: readonly (string | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) {
    throw new Error(found.map((problem) => `src/data/redirects.ts: ${problem}.`).join('\n'));
  }
}
