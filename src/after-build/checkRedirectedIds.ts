import {isSamePage, type MovedAddress, splitAddress} from '../data/redirects';
import {findElement} from './readText';
import type {BuiltSite} from './types';

/**
 * Checks the ids in `src/data/redirects.ts`: a new address must exist, and an old id must be gone.
 * @throws with a sentence for each id that is missing, or is still on its old page
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

  const problems = list
    .map(({from, to}) =>
      has(to)
        ? from.includes('#') &&
          has(from) &&
          `"${from}" is still on its page: remove the id there, or this line`
        : `"${from}" leads to "${to}", but that page has no such id`,
    )
    .filter((problem) => problem !== false);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `src/data/redirects.ts: ${problem}.`).join('\n'));
  }
}
