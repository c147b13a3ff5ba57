import {visit} from 'unist-util-visit';
import {codeAnchor} from '../data/return-codes';
import type {ReturnCode} from '../data/return-codes/types';
import type {BuiltPage} from './types';

/**
 * Checks that each return code has a row on a page of the current version.
 * @throws with a sentence for each code that is in no table
 */
export function checkCodeRows(
  pages: readonly Pick<BuiltPage, 'version' | 'document'>[],
  codes: readonly ReturnCode[],
): void {
  const ids = new Set<unknown>();
  for (const {document} of pages.filter(({version}) => version === null)) {
    visit(document, 'element', ({properties}) => void ids.add(properties['id']));
  }
  const problems = codes
    .filter((code) => !ids.has(codeAnchor(code)))
    .map(
      ({platform, code}) =>
        `src/data/return-codes: ${code} of ${platform} is in no table: extend the "from" or "to" of a <ReturnCodes> in docs/support/troubleshooting/error-codes.mdx.`,
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
