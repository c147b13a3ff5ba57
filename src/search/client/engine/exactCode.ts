import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';

interface Asked {
  query: ParsedQuery;
  context: SearchContext;
}

/** Words of those who ask for an error. */
const ERROR_WORDS = new Set(['error', 'err', 'code', 'retcode', 'return', 'message']);

/** Words that may be beside a short number that is a code. */
const BESIDE_CODES = new Set([...ERROR_WORDS, 'number', 'no', 'mt4', 'mt5']);

/** Behind a number of three digits: then it is an amount. */
const UNITS = new Set([
  'point',
  'pip',
  'usd',
  'eur',
  'dollar',
  'euro',
  'lot',
  'percent',
  'trade',
  'position',
  'day',
  'chart',
]);

/** Shorter numbers are codes only beside such words: a reader may mean 64 bit or version 6. */
const LONG_CODE = 3;

/**
 * 1 for the row of a code that the query names, because who pastes a code wants that row; 2 for a name
 * as it was typed: with its prefix it is of one platform alone.
 */
export function exactCode({texts}: Match, {query}: Asked): number {
  const {code} = texts.section;
  if (code === null) {
    return 0;
  }
  const isIn = (names: ReadonlySet<string>) =>
    [...names].some((name) => texts.titles()[0].terms.has(name));
  if (isIn(query.fullNames)) {
    return 2;
  }
  const isNumbered = query.terms.some(
    (term, place) =>
      term === code &&
      ((code.length >= LONG_CODE &&
        !(code.length === LONG_CODE && UNITS.has(query.terms[place + 1] ?? ''))) ||
        ERROR_WORDS.has(query.terms[place - 1] ?? '') ||
        query.terms.every((other) => other === code || BESIDE_CODES.has(other))),
  );
  return isNumbered || isIn(query.names) ? 1 : 0;
}

/** 1 for the platform that is asked for, else the reader's, else MT4: a number can be in both tables. */
export function codePlatform({texts}: Match, {query, context}: Asked): number {
  return texts.section.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;
}

/** Whether a query speaks of errors, or has a number that may be one. */
export function asksForError({terms}: ParsedQuery): boolean {
  return terms.some((term) => ERROR_WORDS.has(term) || /\d{2}/.test(term));
}
