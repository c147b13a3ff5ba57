const SYLLABLES =
  'ba be bo ca ce co da de do fa fe fi ga ge ha he la le lo ma me mi na ne no pa pe po ra re ri sa se so ta te to va ve vi'.split(
    ' ',
  );

/** Words of a text that is twice as long hardly double: 4,000 is what a large manual has. */
const VOCABULARY = 4000;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The word of a place in the vocabulary: its digits in syllables, short where it is frequent. */
function wordAt(place: number): string {
  const syllable = SYLLABLES[place % SYLLABLES.length] ?? '';
  return place < SYLLABLES.length
    ? `${syllable}n`
    : wordAt(Math.floor(place / SYLLABLES.length)) + syllable;
}

/** Writes text of invented words. */
export interface Writer {
  /** A number from 0 to 1, without 1. */
  random: () => number;
  /** A whole number, both bounds included. */
  between: (least: number, most: number) => number;
  words: (number: number) => string;
}

/** The same seed writes the same text, in every run. */
export function createWriter(seed: number): Writer {
  const random = createRandom(seed);
  // Zipf: the n-th word of a language stands in about 1/n of the places of the first.
  const word = () => wordAt(Math.floor(VOCABULARY ** random()) - 1);
  return {
    random,
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    words: (number) => Array.from({length: number}, word).join(' '),
  };
}
