import {isMeaningWord, isStopWord} from '../../shared/stopWords';
import {withoutPrefix} from '../../shared/tokenize';
import type {SearchContext} from '../../types';
import {isCodeAlone, isErrorWord} from './codeWords';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';

/** Shorter numbers count as codes only next to such words: a reader may mean 64 bit or version 6. */
const LONG_CODE = 3;

/** The rank of a row whose code begins with what was typed so far. These rows keep the order of their page. */
export const BEGUN = 0.5;

/**
 * The position of a section among the rows of codes that the query names: 0 for none of these, else higher
 * for the better match. A reader who pastes a code wants its row.
 */
export function codeRank(
  match: Match,
  input: {query: ParsedQuery; context: SearchContext},
): number {
  if (input.query.begunCodes.has(match.section.indexed.code ?? '')) {
    return BEGUN;
  }
  const code = exactCode(match, input);
  return code === 0 ? 0 : 2 * code + codePlatform(match, input);
}

/**
 * 1 if the query has the number or the name of the section's code: `10016` or `INVALID_STOPS`. 2 if it has
 * the full name, whose prefix also tells the platform: `TRADE_RETCODE_INVALID_STOPS`. Else 0.
 */
function exactCode({section}: Match, {query}: {query: ParsedQuery}): number {
  const {code} = section.indexed;
  if (code === null) {
    return 0;
  }
  const constants = section.constants();
  if (query.constants.some((name) => constants.has(name))) {
    return 2;
  }
  const isNumbered =
    query.numbers.includes(code) &&
    (code.length >= LONG_CODE ||
      query.terms.some((term, index) => term === code && followsErrorWord(query.terms, index)) ||
      isCodeAlone(query.terms, code));
  const isNamed = query.constants.some((name) => constants.has(withoutPrefix(name)));
  return isNumbered || isNamed ? 1 : 0;
}

/**
 * Whether a word such as `error` comes shortly before. The word `code` alone is not enough: `initializing
 * failed with code 1` is not about error 1.
 */
function followsErrorWord(terms: readonly string[], index: number): boolean {
  const before = terms.slice(Math.max(0, index - 2), index);
  return before.some((term) => term !== 'code' && isErrorWord(term));
}

/**
 * 1 if the row is for the preferred platform: the one in the query, else the reader's, else MT4. Otherwise 0.
 * The same number can be in both tables.
 */
function codePlatform(
  {page}: Match,
  {query, context}: {query: ParsedQuery; context: SearchContext},
): number {
  return page.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;
}

/** Beside more words, `error` can be anybody's word: `error on loading the dll during a backtest`. */
const MOST_BESIDE_ERROR = 3;

/** Whether a query mentions errors and little else, or has a number that may be an error code. */
export function asksForError({terms, numbers}: ParsedQuery): boolean {
  const others = terms.filter(
    (term) => !isErrorWord(term) && !isStopWord(term) && !isMeaningWord(term),
  );
  return (
    (others.length <= MOST_BESIDE_ERROR && terms.some(isErrorWord)) ||
    numbers.some((number) => /\d{2}/.test(number))
  );
}
