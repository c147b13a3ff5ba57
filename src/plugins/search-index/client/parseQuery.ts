import {SYNONYMS} from '../shared/synonyms';
import type {Word} from '../shared/tokenize';
import type {Platform} from '../types';
import type {SearchIndex} from './searchIndex';
import {nearTerms} from './wordForms';

/** Terms that say a word of the query when a section has all of them. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for what was typed, less for what is only like it. */
  weight: number;
}

/** A word of the query, or a phrase that is one word to a reader: `stop loss`. */
export interface QueryWord {
  alternatives: readonly Alternative[];
  /** Product line id when the word names one. */
  product: string | null;
}

export interface ParsedQuery {
  /** What a section should have. */
  words: QueryWord[];
  /** Every term as typed, in order and with question words: for phrases and whole headings. */
  terms: string[];
  /** Names of constants as typed, whole: they have parts. */
  names: ReadonlySet<string>;
  product: string | null;
  platform: Platform | null;
}

/** Words that make a question of a search. They count only where nothing else is left. */
export const QUESTION_WORDS = new Set(
  `a about am an and any are at be been being by can cannot could did do does doing done for from get
   got had has have he help her here him his how i if into is it its just let like may me might mine
   my not of on or our please shall she should so some than that the their them then there these
   they this those to too us use want was way we were what when where which who whom whose why will
   with would you your s t`
    .trim()
    .split(/\s+/),
);

const WEIGHTS = {family: 0.8, prefix: 0.7, synonym: 0.8, compound: 0.9, typo: 0.6};

/** How much a longer word loses for each letter that was not typed. */
const UNTYPED_LETTER = 0.06;

/** A query to what is asked of a section. */
export function parseQuery(query: string, index: SearchIndex): ParsedQuery {
  const typed = splitUnknown(index.tokenizer.words(query), index);
  const isOpen = !/\s$/.test(query);
  const words: (QueryWord & {isQuestionWord: boolean})[] = [];
  for (let place = 0; place < typed.length;) {
    const phrase = findPhrase(typed, place, index) ?? [typed[place]?.wholes[0] ?? ''];
    const isLast = place + phrase.length === typed.length;
    const [whole = ''] = phrase;
    const product = phrase.length === 1 ? (index.products.get(whole) ?? null) : null;
    words.push({
      alternatives:
        phrase.length > 1
          ? expandPhrase(phrase, index)
          : expandWord(typed[place]?.wholes ?? [], isOpen && isLast, index),
      product,
      isQuestionWord: phrase.length === 1 && QUESTION_WORDS.has(whole),
    });
    place += phrase.length;
  }
  const telling = words.filter(({isQuestionWord}) => !isQuestionWord);
  const terms = typed.flatMap(({wholes}) => wholes[0] ?? []);
  const named = (platform: Platform) => (terms.includes(platform) ? platform : null);
  return {
    words: telling.length > 0 ? telling : words,
    terms,
    names: new Set(typed.flatMap(({wholes, parts}) => (parts.length > 0 ? wholes : []))),
    product: words.find(({product}) => product !== null)?.product ?? null,
    platform:
      terms.includes('mt4') && terms.includes('mt5') ? null : (named('mt4') ?? named('mt5')),
  };
}

/** A compound that the manual does not have is read as its parts: `err130` as `err 130`. */
function splitUnknown(words: readonly Word[], {vocabulary}: SearchIndex): Word[] {
  return words.flatMap((word) => {
    const [whole = ''] = word.wholes;
    const isKnown = word.wholes.some((term) => vocabulary.has(term));
    if (isKnown || word.parts.length === 0) {
      return [word];
    }
    return word.parts
      .filter((part) => part !== whole)
      .map((part) => ({...word, wholes: [part], parts: []}));
  });
}

/** The longest phrase of the synonyms at a place of the query, or two words that are also written as one. */
function findPhrase(
  words: readonly Word[],
  place: number,
  {vocabulary}: SearchIndex,
): string[] | undefined {
  const terms = words.slice(place).flatMap(({wholes}) => wholes[0] ?? []);
  const phrases = SYNONYMS.flat()
    .map((entry) => entry.split(' '))
    .filter((phrase) => phrase.length > 1 && phrase.every((term, i) => terms[i] === term))
    .sort((a, b) => b.length - a.length);
  const pair = terms.slice(0, 2);
  const isCompound = pair.length === 2 && vocabulary.has(pair.join(''));
  return phrases[0] ?? (isCompound ? pair : undefined);
}

function expandPhrase(phrase: readonly string[], index: SearchIndex): Alternative[] {
  const compound = phrase.join('');
  return [
    {terms: phrase, weight: 1},
    ...synonymsOf(phrase.join(' '), index),
    ...(index.vocabulary.has(compound) ? [{terms: [compound], weight: WEIGHTS.compound}] : []),
  ];
}

function synonymsOf(entry: string, {tokenizer}: SearchIndex): Alternative[] {
  return SYNONYMS.filter((row) => row.includes(entry)).flatMap((row) =>
    row
      .filter((other) => other !== entry)
      .map((other) => ({
        terms: tokenizer.words(other).flatMap(({wholes}) => wholes[0] ?? []),
        weight: WEIGHTS.synonym,
      })),
  );
}

/**
 * What a word may stand for: itself, its family, synonyms, a longer word while it is being typed;
 * and only where the manual does not know it, two words written as one, or a typing mistake.
 */
export function expandWord(
  wholes: readonly string[],
  open: boolean,
  index: SearchIndex,
): Alternative[] {
  const {vocabulary, families} = index;
  const [whole = ''] = wholes;
  const exact = wholes.map((term) => ({terms: [term], weight: 1}));
  const isKnown = wholes.some((term) => vocabulary.has(term));
  const stemOfWhole = vocabulary.get(whole) ?? whole;
  const family = (families.get(stemOfWhole) ?? [])
    .filter((term) => !wholes.includes(term))
    .map((term) => ({terms: [term], weight: WEIGHTS.family}));
  const longer = open || !isKnown ? longerTerms(whole, index) : [];
  const known = [...exact, ...family, ...synonymsOf(whole, index), ...longer];
  if (isKnown || known.length > exact.length) {
    return known;
  }
  const pair = splitCompound(whole, index);
  if (pair) {
    return [...exact, {terms: pair, weight: WEIGHTS.compound}];
  }
  const {terms, typos} = nearTerms(whole, vocabulary.keys(), open);
  return [...exact, ...terms.map((term) => ({terms: [term], weight: WEIGHTS.typo ** typos}))];
}

function longerTerms(start: string, {vocabulary}: SearchIndex): Alternative[] {
  return [...vocabulary.keys()]
    .filter((term) => term.startsWith(start) && term !== start)
    .map((term) => ({
      terms: [term],
      weight: WEIGHTS.prefix / (1 + UNTYPED_LETTER * (term.length - start.length)),
    }));
}

/** `stopout` to `stop` and `out`, when the manual has both. */
function splitCompound(term: string, {vocabulary}: SearchIndex): [string, string] | undefined {
  for (let cut = term.length - 3; cut >= 3; cut -= 1) {
    const [first, second] = [term.slice(0, cut), term.slice(cut)];
    if (vocabulary.has(first) && vocabulary.has(second)) {
      return [first, second];
    }
  }
  return undefined;
}
