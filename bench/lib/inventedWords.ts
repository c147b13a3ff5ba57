const SYLLABLES =
  'ba be bo ca ce co da de do fa fe fi ga ge ha he la le lo ma me mi na ne no pa pe po ra re ri sa se so ta te to va ve vi'.split(
    ' ',
  );

/** A large manual uses about 4,000 different words. */
const VOCABULARY = 4000;

/** A source of numbers from 0 to 1 which are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The word with this rank in the vocabulary: its digits as syllables, so that frequent words are short. */
function wordAt(place: number): string {
  const syllable = SYLLABLES[place % SYLLABLES.length] ?? '';
  return place < SYLLABLES.length
    ? `${syllable}n`
    : wordAt(Math.floor(place / SYLLABLES.length)) + syllable;
}

/** Writes text of invented words. */
export interface Writer {
  /** A number from 0 to 1, but never 1. */
  random: () => number;
  /** A whole number between two bounds, which are possible too. */
  between: (least: number, most: number) => number;
  words: (number: number) => string;
}

/** Creates a writer. The same seed gives the same text in every run. */
export function createWriter(seed: number): Writer {
  const random = createRandom(seed);
  // Zipf's law: the n-th most frequent word of a language occurs about 1/n as often as the first.
  const word = () => wordAt(Math.floor(VOCABULARY ** random()) - 1);
  return {
    random,
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    words: (number) => Array.from({length: number}, word).join(' '),
  };
}
