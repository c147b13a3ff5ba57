import type {Word} from '../../shared/tokenize';
import type {Platform} from '../../types';
import {expandPhrase, expandWord, WEIGHTS, type Alternative} from './expandWord';
import {asksMeaning, isMeaningWord, isNegation, isQuestionWord} from './questionWords';
import {joinParted} from './joinParted';
import type {SearchIndex} from './searchIndex';
import {nearTerms, stem} from './wordForms';
import {lengthOfPhrase, readSequence} from './wordSequence';

/** A word of the query, or a phrase that is one word to a reader: `stop loss`. */
export interface QueryWord {
  alternatives: readonly Alternative[];
  /** Alternatives of one term, and of several. */
  terms: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
  /** 1, and less for a word that was probably misspelt: it may have meant something else. */
  certainty: number;
  /** Outside of what a log line has in brackets. */
  isAside: boolean;
  /** Product line id when the word names one. */
  product: string | null;
}

export interface ParsedQuery {
  /** What a section should have. */
  words: readonly QueryWord[];
  /** Every term as it was typed, in order and with question words: for phrases and codes. */
  terms: readonly string[];
  /** Names of constants, whole, as typed and without their prefixes. */
  names: ReadonlySet<string>;
  /** The same, as typed. */
  fullNames: ReadonlySet<string>;
  product: string | null;
  platform: Platform | null;
  asksMeaning: boolean;
  /** The telling words that are asked for, as `WordSequence.telling`: of a log line those in brackets. */
  asked: string;
}

/** Beside the name of a product they say nothing: `R-25 manual`. */
const MANUAL_WORDS = new Set(['manual', 'guide', 'documentation']);

/** What remains of a word outside of what is quoted. */
const ASIDE = 0.2;

/** What remains after each typing mistake. */
const TYPO_CERTAINTY = 0.6;

/** A word as it was probably meant. */
interface MeantWord {
  /** One word, or what a misspelt one may have been. */
  wholes: readonly string[];
  typos: number;
  open: boolean;
  isAside: boolean;
}

/** A query to what is asked of a section. */
export function parseQuery(query: string, index: SearchIndex): ParsedQuery {
  const quoted = quotedIn(query);
  const typed = splitUnknown(index.tokenizer.words(query), index);
  const isClosed = /\s$/.test(query);
  const meant = typed.map((word, place) => ({
    ...correct(word, !isClosed && place === typed.length - 1, index),
    isAside: isAside(word, quoted),
  }));
  const words = readWords(joinParted(meant), index);
  const product = words.find((word) => word.product !== null)?.product ?? null;
  const telling = words.filter(
    ({isQuestion, terms}) =>
      !isQuestion && !(product && [...MANUAL_WORDS].some((word) => terms.has(word))),
  );
  const terms = typed.flatMap(({wholes}) => wholes[0] ?? []);
  const constants = typed.filter(({parts}) => parts.length > 0);
  const platforms = (['mt4', 'mt5'] as const).filter((platform) => terms.includes(platform));
  return {
    words: telling.length > 0 ? telling : words,
    terms,
    names: new Set(constants.flatMap(({wholes}) => wholes)),
    fullNames: new Set(constants.flatMap(({wholes}) => wholes[0] ?? [])),
    product,
    platform: platforms.length === 1 ? (platforms[0] ?? null) : null,
    asksMeaning: asksMeaning(query),
    asked: readSequence(
      typed.filter(
        (word) => !isAside(word, quoted) && !word.wholes.some((whole) => isMeaningWord(whole)),
      ),
    ).telling,
  };
}

interface Quoted {
  start: number;
  end: number;
}

/** What a log line has in brackets, which is the answer of the server: `failed market buy [Market closed]`. */
function quotedIn(query: string): Quoted | undefined {
  const match = /\[([^\]]*\p{L}[^\]]*)/u.exec(query);
  return match ? {start: match.index, end: match.index + match[0].length} : undefined;
}

/** Whether a word is outside of what is quoted. */
function isAside({start}: Word, quoted: Quoted | undefined): boolean {
  return quoted !== undefined && (start < quoted.start || start > quoted.end);
}

/** A compound that the manual does not have is read as its parts: `err130` as `err 130`. */
function splitUnknown(words: readonly Word[], {vocabulary}: SearchIndex): Word[] {
  return words.flatMap((word) => {
    const isKnown = word.wholes.some((term) => vocabulary.has(term));
    return isKnown || word.parts.length === 0
      ? [word]
      : word.parts.map((part) => ({...word, wholes: [part], parts: []}));
  });
}

/** A word that nothing is known of is taken for the nearest known ones. */
function correct({wholes}: Word, open: boolean, index: SearchIndex): Omit<MeantWord, 'isAside'> {
  const [whole = ''] = wholes;
  if (isNegation(whole)) {
    return {wholes: ['not'], typos: 0, open: false};
  }
  const isMeant =
    isQuestionWord(whole) ||
    index.products.has(whole) ||
    index.phrases.some((phrase) => phrase.includes(whole));
  if (isMeant || expandWord(wholes, open, index).some(isInManual)) {
    return {wholes, typos: 0, open};
  }
  // A form that the manual does not have can be misspelt as well: `-ing`, `-ed`.
  for (const form of new Set([whole, stem(whole)])) {
    const {terms, typos} = nearTerms(form, index.vocabulary, open);
    if (terms.length > 0) {
      return {wholes: terms, typos, open};
    }
  }
  return {wholes, typos: 0, open};

  function isInManual({terms: alternative}: Alternative): boolean {
    return alternative.every((term) => index.vocabulary.has(term));
  }
}

function readWords(
  meant: readonly MeantWord[],
  index: SearchIndex,
): (QueryWord & {isQuestion: boolean})[] {
  const words = [];
  for (let place = 0; place < meant.length;) {
    const {phrase, length} = findPhrase(meant, place, index);
    const {wholes, typos, open, isAside} = meant[place] as MeantWord;
    const alternatives = phrase
      ? expandPhrase(phrase, index)
      : [...expandWord(wholes, open, index), ...compoundsAt(place, meant, index)];
    words.push({
      alternatives,
      certainty: (phrase ? 1 : TYPO_CERTAINTY ** typos) * (isAside ? ASIDE : 1),
      terms: new Set(alternatives.flatMap(({terms}) => (terms.length === 1 ? terms : []))),
      phrases: alternatives.flatMap(({terms}) => (terms.length > 1 ? [terms] : [])),
      isAside,
      product: phrase ? null : (index.products.get(wholes[0] ?? '') ?? null),
      isQuestion: !phrase && wholes.some((whole) => isQuestionWord(whole) || isMeaningWord(whole)),
    });
    place += length;
  }
  return words;
}

/** What a word and its neighbour are when they are written as one: `invalid volume`, `stop out`. */
function compoundsAt(
  place: number,
  words: readonly MeantWord[],
  {vocabulary}: SearchIndex,
): Alternative[] {
  const termAt = (at: number) => words[at]?.wholes[0];
  return [place - 1, place].flatMap((first) => {
    const pair = [termAt(first), termAt(first + 1)];
    const compound = pair.join('');
    return pair.every(Boolean) && vocabulary.has(compound)
      ? [{terms: [compound], weight: WEIGHTS.compound}]
      : [];
  });
}

/** The longest phrase of the synonyms that begins at a word, with the number of words it takes. */
function findPhrase(
  words: readonly MeantWord[],
  place: number,
  {phrases}: SearchIndex,
): {phrase?: readonly string[]; length: number} {
  for (const phrase of phrases) {
    const length = lengthOfPhrase(words, place, phrase);
    if (length > 0) {
      return {phrase, length};
    }
  }
  return {length: 1};
}
