/**
 * Every number of the order, so that it is tuned in one file. A factor is 1 where its rule has nothing to
 * say.
 */
export const WEIGHTS = {
  /** What each field of a section is worth to the engine: titles and headings say what a text is about. */
  fields: {heading: 4, constant: 1.5, message: 3, above: 2, path: 1, content: 1, asked: 0.35},

  /** What is left of a word's score where a section says it in another way. */
  family: 0.8,
  synonym: 0.8,
  longer: 0.4,
  /** What a longer word loses for each letter that was not typed. */
  untypedLetter: 0.06,
  /** The share of their score that further ways of saying a word add: such a section is about it. */
  furtherWays: 0.15,

  /**
   * The score of a page for the name of its product: about that of a word in a heading above. The name is
   * no text of a section that several products share.
   */
  product: 8,
  /** The score, by rarity, of a word in a short heading. */
  heading: 8,
  /** What a word counts at least, wherever it is in a section. */
  anywhere: 0.3,
  /** What a word counts that the page has, but not the section. */
  elsewhere: 0.4,

  /** What the rules add at most. */
  aboutness: 0.4,
  phrase: 0.4,
  wholeTitle: 0.8,
  asked: 1.6,
  wholeMessage: 3.4,

  namedManual: 1.5,
  otherManual: 0.4,
  noManual: 0.8,
  ownManual: 1.3,
  loneProduct: 0.7,
  otherPlatform: 0.4,
  notOwnPlatform: 0.8,
  secondPlatform: 0.95,
  definition: 0.5,
  codeRow: 0.3,
};

/** Longer words that a word may stand for while it is typed: more are noise, and time. */
export const MOST_LONGER = 40;

/** Matches that all rules are asked of. */
export const MOST_MATCHES = 1000;

/** Rows of one page that stand together. */
export const MOST_ROWS = 3;

/** The last place, from 0, for the definition of a term that is the whole query. */
export const DEFINITION_PLACE = 2;
