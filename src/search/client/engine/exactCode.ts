import {withoutPrefix} from '../../shared/tokenize';
import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';

/** Words that readers put beside an error. */
const ERROR_WORDS = new Set(['error', 'err', 'code', 'retcode', 'return', 'message']);

/** Words that may be beside a short number that is a code. */
const BESIDE_CODES = new Set([...ERROR_WORDS, 'number', 'no', 'mt4', 'mt5']);

/** Shorter numbers are codes only beside such words: a reader may mean 64 bit or version 6. */
const LONG_CODE = 3;

/**
 * 1 for the row of a code that the query names, because a reader who pastes a code wants that row; 2 if the
 * full name was typed, since its prefix tells the platform.
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

/** Messages have a `code 1` that is no error: `initializing failed with code 1`. */
function followsErrorWord(terms: readonly string[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 2), at);
  return before.some((term) => term !== 'code' && ERROR_WORDS.has(term));
}

/** 1 for the platform that the query names, else the reader's, else MT4: a number can be in both tables. */
export function codePlatform(
  {at}: Match,
  {query, context}: {query: ParsedQuery; context: SearchContext},
): number {
  return at.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;
}

/** Whether a query speaks of errors, or has a number that may be one. */
export function asksForError({terms, numbers}: ParsedQuery): boolean {
  return terms.some((term) => ERROR_WORDS.has(term)) || numbers.some((it) => /\d{2}/.test(it));
}
