import type {Word} from '../../shared/tokenize';
import type {PlatformId} from '../../../data/platforms';
import {expandPhrase, expandWord, type Alternative} from './expandWord';
import type {SearchIndex} from './searchIndex';
import {asksMeaning, isMeaningWord, isStopWord} from '../../shared/stopWords';
import {nearTerms, stem} from './wordForms';
import {joinStems, lengthOfPhrase} from './wordSequence';

/** A word of the query, or a phrase that is one word to a reader: `stop loss`. */
export interface QueryWord {
  alternatives: readonly Alternative[];
  /** Alternatives of one term, and of several. */
  terms: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
  /** Product line id when the word names one. */
  product: string | null;
}

export interface ParsedQuery {
  /** What a section should have: the keywords, or all words of a query without keywords. */
  words: readonly QueryWord[];
  /** Every term as it was typed, in order and with stop words: for phrases and codes. */
  terms: readonly string[];
  /** Numbers that may be codes: not those of a time or an amount. */
  numbers: readonly string[];
  /** Names of constants, as one term each. They have a `_`: `WebRequest` is a part of many, and the name of none. */
  constants: readonly string[];
  product: string | null;
  platform: PlatformId | null;
  asksMeaning: boolean;
  /** Words that the manual has in no form, if the query is about them. */
  unknown: readonly string[];
  /** The typed keywords as stems, in the form of `WordSequence`. */
  stems: string;
}

/** A word as it was probably meant. */
interface MeantWord {
  /** One term, or what a misspelt one may have been. */
  terms: readonly string[];
  isUnknown: boolean;
}

/** Shorter unknown words get no sentence: `pls`. */
const SHORTEST_UNKNOWN = 4;

/** Shorter stems are near words that mean something else: `tiered` is not `tied`. */
const SHORTEST_STEM = 5;

/** Unknown words get a sentence if they are at least this share of the keywords: a long question has words that do not matter. */
const UNKNOWN_SHARE = 1 / 3;

/** Reads what a query asks for. */
export function parseQuery(query: string, index: SearchIndex): ParsedQuery {
  const typed = index.tokenizer.words(query);
  const known = typed.flatMap((word) => splitUnknown(word, index));
  const isClosed = /\s$/.test(query);
  const meant = known.map((term, at) => correct(term, !isClosed && at === known.length - 1, index));
  const words = readWords(meant, index);
  const keywords = words.filter(({isStop}) => !isStop);
  const unknown = meant.flatMap(({terms: [term = ''], isUnknown}) =>
    isUnknown && term.length >= SHORTEST_UNKNOWN ? [term] : [],
  );
  const platforms = (['mt4', 'mt5'] as const).filter((platform) => known.includes(platform));
  return {
    words: keywords.length > 0 ? keywords : words,
    terms: known,
    numbers: typed
      .filter((word) => !isAmount(word, query))
      .flatMap((word) => splitUnknown(word, index))
      .filter((term) => /\d/.test(term)),
    constants: typed.flatMap(({term, start, end}) =>
      query.slice(start, end).includes('_') ? [term] : [],
    ),
    product: words.find(({product}) => product !== null)?.product ?? null,
    platform: platforms.length === 1 ? (platforms[0] ?? null) : null,
    asksMeaning: asksMeaning(query),
    unknown: unknown.length >= UNKNOWN_SHARE * keywords.length ? unknown : [],
    stems: joinStems(known.filter((term) => !isStopWord(term) && !isMeaningWord(term))),
  };
}

/** Whether a number is part of a time or an amount: `00:00`, `$1000`, `150 points`. */
function isAmount({start, end}: Word, query: string): boolean {
  const [before, after] = [query.slice(0, start), query.slice(end)];
  return /[$€£:] ?$/.test(before) || /^(?::\d| ?(?:[$€£%]|pips?\b|points?\b|lots?\b))/i.test(after);
}

/** A compound that the manual does not have is read as its parts: `err130` as `err 130`. */
function splitUnknown({term, otherTerms}: Word, {vocabulary}: SearchIndex): readonly string[] {
  return vocabulary.has(term) || otherTerms.length === 0 ? [term] : otherTerms;
}

/** Replaces an unknown word by the nearest known ones. */
function correct(term: string, open: boolean, index: SearchIndex): MeantWord {
  const {products, phrases, vocabulary} = index;
  const isMeant =
    isStopWord(term) ||
    products.has(term) ||
    phrases.some((phrase) => phrase.includes(term)) ||
    expandWord(term, index).some(({terms}) => terms.every((it) => vocabulary.has(it)));
  // A form that the manual does not have can be misspelt as well: `-ing`, `-ed`.
  const forms = stem(term).length < SHORTEST_STEM ? [term] : [term, stem(term)];
  for (const form of isMeant ? [] : forms) {
    const terms = nearTerms(form, vocabulary, open);
    if (terms.length > 0) {
      return {terms, isUnknown: false};
    }
  }
  return {terms: [term], isUnknown: !isMeant};
}

function readWords(
  meant: readonly MeantWord[],
  index: SearchIndex,
): (QueryWord & {isStop: boolean})[] {
  const firstTerms = meant.map(({terms: [term = '']}) => ({term}));
  const words = [];
  for (let at = 0; at < meant.length;) {
    const {phrase, length} = findPhrase(firstTerms, at, index);
    const {terms} = meant[at] as MeantWord;
    const alternatives = phrase
      ? expandPhrase(phrase, index)
      : terms.flatMap((term) => expandWord(term, index));
    words.push({
      alternatives,
      terms: new Set(alternatives.flatMap((it) => (it.terms.length === 1 ? it.terms : []))),
      phrases: alternatives.flatMap((it) => (it.terms.length > 1 ? [it.terms] : [])),
      product: phrase ? null : (index.products.get(terms[0] ?? '') ?? null),
      isStop: !phrase && terms.some((term) => isStopWord(term) || isMeaningWord(term)),
    });
    at += length;
  }
  return words;
}

/** The longest phrase of the synonyms that begins at a word, with the number of words it takes. */
function findPhrase(
  words: readonly {readonly term: string}[],
  start: number,
  {phrases}: SearchIndex,
): {phrase?: readonly string[]; length: number} {
  for (const phrase of phrases) {
    const length = lengthOfPhrase(words, start, phrase);
    if (length > 0) {
      return {phrase, length};
    }
  }
  return {length: 1};
}
