import {ERROR_CODES} from '../data/supportPages';
import {codeAnchor} from '../data/return-codes';
import type {ReturnCode} from '../data/return-codes/types';
import type {BuiltPage} from './types';

/**
 * Checks that each return code has a row on the page of error codes, if the site has that page.
 * @throws with a message for each row that is missing
 */
export function checkCodeRows(
  {
    pages,
    baseUrl,
  }: {
    readonly pages: readonly Pick<BuiltPage, 'route' | 'ids'>[];
    readonly baseUrl: string;
  },
  codes: readonly ReturnCode[],
): void {
  const page = pages.find(({route}) => route === baseUrl + ERROR_CODES.slice(1));
  if (!page) {
    return;
  }
  const {ids} = page;
  const problems = codes
    .filter((code) => !ids.has(codeAnchor(code)))
    .map(
      ({platform, code}) =>
        `src/data/return-codes: ${code} of ${platform} is in no table: extend the "from" or "to" of a <ReturnCodes> in ${ERROR_CODES.slice(1)}.mdx, and the heading above it.`,
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
