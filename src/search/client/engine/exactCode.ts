import {withoutPrefix} from '../../shared/tokenize';
import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';

/** Words that readers type together with an error code. */
const ERROR_WORDS = new Set(['error', 'err', 'code', 'retcode', 'return', 'message']);

/** Words that may stand next to a short code. */
const BESIDE_CODES = new Set([...ERROR_WORDS, 'number', 'no', 'mt4', 'mt5']);

/** Shorter numbers count as codes only next to such words: a reader may mean 64 bit or version 6. */
const LONG_CODE = 3;

/**
 * 1 if the section is the row of a code that the query names, because a reader who pastes a code wants its
 * row; 2 if the query has the full name, whose prefix also tells the platform; else 0.
 */
export function exactCode({section}: Match, {query}: {query: ParsedQuery}): number {
  const {code} = section.indexed;
  if (code === null) {
    return 0;
  }
  const [heading] = section.titles();
  if (query.constants.some((name) => heading.terms.has(name))) {
    return 2;
  }
  const isNumbered =
    query.numbers.includes(code) &&
    (code.length >= LONG_CODE ||
      query.terms.some((term, at) => term === code && followsErrorWord(query.terms, at)) ||
      query.terms.every((term) => term === code || BESIDE_CODES.has(term)));
  const isNamed = query.constants.some((name) => heading.terms.has(withoutPrefix(name)));
  return isNumbered || isNamed ? 1 : 0;
}

/**
 * Whether a word such as `error` comes shortly before. The word `code` alone is not enough: `initializing
 * failed with code 1` is not about error 1.
 */
function followsErrorWord(terms: readonly string[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 2), at);
  return before.some((term) => term !== 'code' && ERROR_WORDS.has(term));
}

/**
 * 1 if the row belongs to the platform that the query names, else to the reader's, else to MT4. The same
 * number can be in both tables.
 */
export function codePlatform(
  {at}: Match,
  {query, context}: {query: ParsedQuery; context: SearchContext},
): number {
  return at.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;
}

/** Whether a query mentions errors, or has a number that may be an error code. */
export function asksForError({terms, numbers}: ParsedQuery): boolean {
  return terms.some((term) => ERROR_WORDS.has(term)) || numbers.some((it) => /\d{2}/.test(it));
}
