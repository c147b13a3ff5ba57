import type {Platform} from '../types';
import type {SearchIndex} from './searchIndex';

export interface QueryWord {
  /** Terms of the word: the first one is the whole, the others are its parts. */
  terms: readonly string[];
  /** Product line id when the word is the name of one. */
  product: string | null;
  /** Still being typed: longer words count as well. */
  open: boolean;
}

export interface ParsedQuery {
  /** Words that a record should have. */
  words: QueryWord[];
  /** Every word of the query in order, for phrases. */
  phrase: string[];
  platform: Platform | null;
}

/** Words that make a question of a search. They count only where nothing else is left. */
const QUESTION_WORDS = new Set(
  `a about am an and any are at be been being by can cannot could did do does doing done for from get
   got had has have he help her here him his how i if into is it its just let like may me might mine
   my not of on or our please shall she should so some than that the their them then there these
   they this those to too us use want was way we were what when where which who whom whose why will
   with would you your s t`
    .trim()
    .split(/\s+/),
);

/** A query to its words. */
export function parseQuery(query: string, {tokenizer, products}: SearchIndex): ParsedQuery {
  const words = tokenizer.words(query);
  const closed = /\s$/.test(query);
  const all = words.map(({terms}, place): QueryWord => ({
    terms,
    product: products.get(terms[0] ?? '') ?? null,
    open: !closed && place === words.length - 1,
  }));
  const telling = all.filter(({terms}) => !QUESTION_WORDS.has(terms[0] ?? ''));
  const phrase = all.map(({terms}) => terms[0] ?? '');
  const platform = phrase.includes('mt4') ? 'mt4' : phrase.includes('mt5') ? 'mt5' : null;
  return {words: telling.length > 0 ? telling : all, phrase, platform};
}
