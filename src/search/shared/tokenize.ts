import {platformList, type PlatformId} from '../../data/platforms';
import {withPlainDigits} from '../../log-reader/plainDigits';
import {memoize} from './memoize';

/** The terms under which a word is found. */
export interface Terms {
  /** The word as it is indexed. */
  term: string;
  /**
   * Further terms of the same word: the parts of a compound, and the name of a constant without its prefix.
   */
  otherTerms: readonly string[];
}

/** A word of a text. */
export interface Word extends Terms {
  start: number;
  end: number;
}

/** A name that becomes one term, whatever its spelling. */
export interface Name extends Terms {
  pattern: RegExp;
}

export interface Tokenizer {
  words: (text: string) => Word[];
}

/** Also matches two letters, or two currencies, with a slash between them: `S/L`, `EUR/USD`. */
const WORD =
  /(?:\p{L}|\p{L}{3})\/(?:\p{L}|\p{L}{3})(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑_.+'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const JOINERS = /[-‐‑_.+]/;

/** Names of return codes. Readers leave out the prefix. */
const CONSTANT = /^(?:TRADE_RETCODE|ERR)_(.+_.+)$/i;

/** What may stand between the parts of a name: `R-X25`, `R X 25`, `R_X25`. */
const NAME_GAP = '[\\s_.‐‑–-]{0,2}';

const NOT_AFTER = '(?![\\p{L}\\p{N}])';

/** Spellings of the platforms: MT4, MT 4, MT4s, MetaTrader 4, Meta Trader 4, metatrader4. */
const PLATFORM_NAMES: readonly Name[] = ['4', '5'].flatMap((digit) => [
  {pattern: new RegExp(`^mt${NAME_GAP}${digit}s?$`, 'iu'), term: `mt${digit}`, otherTerms: []},
  {
    pattern: new RegExp(`^meta${NAME_GAP}trader${NAME_GAP}${digit}s?$`, 'iu'),
    term: `mt${digit}`,
    otherTerms: ['metatrader'],
  },
]);

/** The platform that the words of a text name, if they name only one. */
export function platformNamedBy(terms: readonly string[]): PlatformId | null {
  const [platform, other] = platformList.filter(({id}) => terms.includes(id));
  return platform && !other ? platform.id : null;
}

/** Words that end in "s" but are not plurals. */
const NO_PLURALS = new Set(['news']);

/** The pattern for a product name: `R-X25` also matches `rx25`, `r x 25` and `R X-25`. */
export function productName(label: string): Name {
  const pieces = label.match(/\p{L}|\p{N}+/gu) ?? [];
  return {
    pattern: new RegExp(`^${pieces.join(NAME_GAP)}$`, 'iu'),
    term: pieces.join('').toLowerCase(),
    otherTerms: [],
  };
}

/** Converts a text to lower case, removes its accents, and writes the digits of all scripts as 0–9. */
export function fold(text: string): string {
  return withPlainDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Makes singular and plural the same term. The term need not be a word. */
export function singular(term: string): string {
  if (
    !/^\p{L}{3,}$/u.test(term) ||
    !term.endsWith('s') ||
    /(ss|us|is)$/.test(term) ||
    NO_PLURALS.has(term)
  ) {
    return term;
  }
  if (/.{2}ies$/.test(term)) {
    return `${term.slice(0, -3)}y`;
  }
  const stem = /(ss|x|z|ch|sh)es$/.test(term) ? term.slice(0, -2) : term.slice(0, -1);
  return /[aeiouy]/.test(stem) ? stem : term;
}

/**
 * Removes the prefix from the name of a constant.
 * @param term a whole name, folded
 */
export function withoutPrefix(term: string): string {
  return term.replace(/^(?:traderetcode|err)/, '');
}

/**
 * The terms of one word. `ERR_INVALID_STOPS` gives `errinvalidstops`, and also `invalidstops`, `err`,
 * `invalid` and `stop`.
 */
export function termsOf(word: string): Terms {
  const plain = word
    .replace(/['’]s$/i, '')
    .replace(/(\p{L}{3})\//u, '$1-')
    .replace(/['’/]/g, '');
  const pieces = plain.split(JOINERS).filter(Boolean);
  const folded = fold(pieces.join(''));
  const term = pieces.length === 1 ? singular(folded) : folded;
  const parts = pieces
    .flatMap((piece) => [piece, ...splitCamelCase(piece)])
    .flatMap((piece) => [piece, ...splitNumber(piece)])
    .map((piece) => singular(fold(piece)));
  const name = CONSTANT.test(plain) ? [withoutPrefix(folded)] : [];
  const others = new Set([...name, ...parts]);
  others.delete(term);
  others.delete(folded);
  return {term, otherTerms: [...others]};
}

/** Splits `AutoTrading` into `Auto` and `Trading`. (Safari before 16.4 has no lookbehind.) */
function splitCamelCase(part: string): string[] {
  return part.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, '$1 ').split(' ');
}

/**
 * Splits `err130` into `err` and `130`, and finds `80070005` in `0x80070005`. `M15`, `ex4` and `mt5` stay
 * whole.
 */
function splitNumber(part: string): string[] {
  const [, word, number, hex] = /^(?:(\p{L}{3,})(\p{N}+)|0x([\da-f]{4,}))$/iu.exec(part) ?? [];
  return [word, number, hex].filter((piece) => piece !== undefined);
}

/** @param names of the products; the names of the platforms are built in */
export function createTokenizer(names: readonly Name[]): Tokenizer {
  const known = [...names, ...PLATFORM_NAMES];
  const alternatives = known.map(({pattern}) => pattern.source.slice(1, -1));
  const pattern = new RegExp(`(?:${alternatives.join('|')})${NOT_AFTER}|${WORD.source}`, 'giu');

  const termsOfWord = memoize(
    (word): Terms => known.find((name) => name.pattern.test(word)) ?? termsOf(word),
  );

  return {
    words: (text) =>
      Array.from(text.matchAll(pattern), (match) => {
        const [word] = match;
        const {term, otherTerms} = termsOfWord(word);
        return {start: match.index, end: match.index + word.length, term, otherTerms};
      }),
  };
}
