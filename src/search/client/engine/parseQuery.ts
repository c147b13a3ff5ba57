import {platformNamedBy, singular, type Word} from '../../shared/tokenize';
import type {PlatformId} from '../../../data/platforms';
import {expandPhrase, expandWord, type Alternative} from './expandWord';
import type {SearchIndex} from './searchIndex';
import {isCodeAlone, isCount} from './codeWords';
import {asksMeaning, isMeaningWord, isStopWord} from '../../shared/stopWords';
import {nearTerms, stem} from './wordForms';
import {joinStems, lengthOfPhrase} from './wordSequence';

/** A word of the query, or a phrase that is one word to a reader: `stop loss`. */
export interface QueryWord {
  alternatives: readonly Alternative[];
  /** The terms of the alternatives that are one word; `phrases` has the others. */
  terms: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
  /** Id of the product line, if the word is its name. */
  product: string | null;
}

export interface ParsedQuery {
  /** What a section should have: the keywords, or all words of a query without keywords. */
  words: readonly QueryWord[];
  /** Every term as it was typed, in order and with stop words; used to find phrases and codes. */
  terms: readonly string[];
  /** Numbers that may be codes, without those that are part of a time or an amount. */
  numbers: readonly string[];
  /** The codes that begin with the number, if the query is a number that is no code itself: `1001`. */
  begunCodes: ReadonlySet<string>;
  /**
   * Names of constants, each as one term. A constant has a `_`: `WebRequest` is a part of many names, but is
   * none itself.
   */
  constants: readonly string[];
  product: string | null;
  platform: PlatformId | null;
  asksMeaning: boolean;
  /** Words that the manual has in no form. Empty if they are a small part of the query. */
  unknown: readonly string[];
  /** The typed keywords as stems, in the form of `WordSequence`. */
  stems: string;
  /** The same without the name of a product. */
  subject: string;
}

/** A word after the correction of typing mistakes. */
interface MeantWord {
  /** As it was typed, or a part of it. */
  term: string;
  /** The word itself, or the known words that a misspelt one may stand for. */
  terms: readonly string[];
  isUnknown: boolean;
}

/** Shorter unknown words are not reported: `pls`. */
const SHORTEST_UNKNOWN = 4;

/** Minimum lengths for splitting a run-together word, so that `tiered` is not split into `tie` and `red`. */
const SHORTEST_PART = 3;
const SHORTEST_JOINED = 7;

/** Shorter stems are too near to other words: `tiered` is not `tied`. */
const SHORTEST_STEM = 5;

/**
 * Unknown words are reported if they are at least this share of the keywords: a long question has words that
 * do not matter.
 */
const UNKNOWN_SHARE = 1 / 3;

/** Parses a query: its words, codes, product and platform. */
export function parseQuery(text: string, index: SearchIndex): ParsedQuery {
  const query = joinCodes(text, index);
  const typed = index.tokenizer.words(query);
  const isClosed = /\s$/.test(query);
  const pieces = joinSplit(
    typed.flatMap((word) => splitUnknown(word, index)),
    index,
  );
  const begunCodes = findBegunCodes(pieces, index);
  const meant = pieces
    .flatMap((term, position) => readTerm(term, !isClosed && position === pieces.length - 1, index))
    .map((word) => (begunCodes.length > 0 ? addCodes(word, begunCodes) : word));
  const known = meant.map(({term}) => term);
  const keyTerms = known.filter((term) => !isStopWord(term) && !isMeaningWord(term));
  const words = readWords(meant, index);
  const keywords = words.filter(({isStop}) => !isStop);
  const unknown = meant.flatMap(({terms: [term = ''], isUnknown}) =>
    isUnknown && term.length >= SHORTEST_UNKNOWN ? [term] : [],
  );
  return {
    words: keywords.length > 0 ? keywords : words,
    terms: known,
    numbers: typed
      .filter((word) => !isAmount(word, query))
      .flatMap((word) => splitUnknown(word, index))
      .filter((term) => /\d/.test(term)),
    begunCodes: new Set(begunCodes),
    constants: typed.flatMap(({term, start, end}) =>
      query.slice(start, end).includes('_') ? [term] : [],
    ),
    product: words.find(({product}) => product !== null)?.product ?? null,
    platform: platformNamedBy(known),
    asksMeaning: asksMeaning(query),
    unknown: unknown.length >= UNKNOWN_SHARE * keywords.length ? unknown : [],
    stems: joinStems(keyTerms),
    subject: joinStems(keyTerms.filter((term) => !index.products.has(term))),
  };
}

/** Reads a code that was copied with a sign between its thousands: `10,027`. */
function joinCodes(text: string, {codes}: SearchIndex): string {
  return text.replace(
    /\b(\d\d)[ ,.](\d{3})\b/g,
    (number: string, thousands: string, rest: string) =>
      codes.has(thousands + rest) ? thousands + rest : number,
  );
}

/** Finds the codes that a number begins. Readers look for a code while they type it. */
function findBegunCodes(terms: readonly string[], {codes}: SearchIndex): string[] {
  const number = terms.find((term) => /^\d{2,}$/.test(term));
  return number === undefined || codes.has(number) || !isCodeAlone(terms, number)
    ? []
    : [...codes].filter((code) => code.startsWith(number));
}

function addCodes(word: MeantWord, codes: readonly string[]): MeantWord {
  return /^\d/.test(word.term) ? {...word, terms: [word.term, ...codes], isUnknown: false} : word;
}

/** Whether a number is part of a time or an amount: `00:00`, `$1000`, `150 points`. */
function isAmount({start, end}: Word, query: string): boolean {
  const [before, after] = [query.slice(0, start), query.slice(end)];
  return /[$€£:] ?$/.test(before) || /^(?::\d| ?(?:[$€£%]|pips?\b|points?\b|lots?\b))/i.test(after);
}

/** Splits a compound that the manual does not have into its parts: `err130` becomes `err 130`. */
function splitUnknown({term, otherTerms}: Word, {vocabulary}: SearchIndex): readonly string[] {
  return vocabulary.has(term) || otherTerms.length === 0 ? [term] : otherTerms;
}

/** Corrects a word, or splits it if it is unknown and two words of the manual joined together. */
function readTerm(term: string, isPrefix: boolean, index: SearchIndex): readonly MeantWord[] {
  const meant = correct(term, isPrefix, index);
  const parts = meant.isUnknown ? splitJoined(term, index) : [];
  return parts.length > 0
    ? parts.map((part) => ({term: part, terms: [part], isUnknown: false}))
    : [meant];
}

/** Splits `stoploss` into `stop` and `loss` if the index has both; otherwise returns `[]`. */
function splitJoined(term: string, {vocabulary}: SearchIndex): readonly string[] {
  const longest = term.length < SHORTEST_JOINED ? 0 : term.length - SHORTEST_PART;
  for (let length = longest; length >= SHORTEST_PART; length -= 1) {
    const parts = [term.slice(0, length), term.slice(length)].map(singular);
    if (parts.every((part) => vocabulary.has(part))) {
      return parts;
    }
  }
  return [];
}

/** Joins two words that the manual has as one: `screen shot`. */
function joinSplit(terms: readonly string[], index: SearchIndex): string[] {
  const joined: string[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const both = singular((before ?? '') + term);
    if (before && index.vocabulary.has(both) && !(isKnown(before, index) && isKnown(term, index))) {
      joined.pop();
      joined.push(both);
    } else {
      joined.push(term);
    }
  }
  return joined;
}

/** Whether the manual has a word in any form. */
function isKnown(term: string, index: SearchIndex): boolean {
  const {products, phrases, vocabulary} = index;
  return (
    isStopWord(term) ||
    products.has(term) ||
    phrases.some((phrase) => phrase.includes(term)) ||
    expandWord(term, index).some(({terms}) => terms.every((known) => vocabulary.has(known)))
  );
}

/** Replaces an unknown word by the nearest known ones: `navigtor` by `navigator`. */
function correct(term: string, isPrefix: boolean, index: SearchIndex): MeantWord {
  const {vocabulary} = index;
  const isUnknown = !isKnown(term, index);
  // A misspelt word can also have an ending that the manual does not have, such as `-ing`: compare its stem
  // too.
  const forms = stem(term).length < SHORTEST_STEM ? [term] : [term, stem(term)];
  for (const form of isUnknown ? forms : []) {
    const terms = nearTerms(form, vocabulary, isPrefix);
    if (terms.length > 0) {
      return {term, terms, isUnknown: false};
    }
  }
  return {term, terms: [term], isUnknown};
}

function readWords(
  meant: readonly MeantWord[],
  index: SearchIndex,
): (QueryWord & {isStop: boolean})[] {
  const typed = meant.map(({term}) => term);
  const firstTerms = meant.map(({terms: [term = '']}) => ({term}));
  const words = [];
  for (let position = 0; position < meant.length;) {
    const {phrase, length} = findPhrase(firstTerms, position, index);
    const {terms} = meant[position] as MeantWord;
    const alternatives = phrase
      ? expandPhrase(phrase, index)
      : terms.flatMap((term) => expandWord(term, index, term.length === 1 && meant.length === 1));
    words.push({
      alternatives,
      terms: new Set(alternatives.flatMap((one) => (one.terms.length === 1 ? one.terms : []))),
      phrases: alternatives.flatMap((one) => (one.terms.length > 1 ? [one.terms] : [])),
      product: phrase ? null : (index.products.get(terms[0] ?? '') ?? null),
      isStop:
        !phrase &&
        (isCount(typed, position) || terms.some((term) => isStopWord(term) || isMeaningWord(term))),
    });
    position += length;
  }
  return words;
}

/** Finds the longest known phrase that starts at a word, and how many words of the query it takes. */
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
