/** The factors of the rules, and the limits of the list. A factor of 1 changes nothing. */
export const WEIGHTS = {
  /** The weight of a word in each field of a section. Headings weigh most: they say what a text is about. */
  fields: {heading: 4, constant: 1.5, message: 3, above: 1, content: 1, readerQuestions: 0.35},

  /** The factor for a word that the section has only as another form or a longer word, or as a synonym. */
  family: 0.65,
  synonym: 0.8,

  /**
   * The score of a product's name on the pages of the product. Shared sections hold a placeholder instead of
   * the name, so MiniSearch cannot score it.
   */
  product: 8,
  /** The score of a word in a short heading, before it is multiplied by the rarity of the word. */
  heading: 8,
  /** Minimum score of any word that the section contains. */
  anywhere: 0.3,
  /** The factor for a word that only another section of the page has. */
  elsewhere: 0.4,
  /**
   * Exponent applied to the share of query words found, so that partial matches rank far below complete ones.
   */
  wholeness: 1.5,

  /** Added once if the title contains the phrase, and once more if the text does. */
  phrase: 0.4,
  /** Upper bound of each bonus; see the rule of the same name in `rank.ts`. */
  wholeTitle: 0.8,
  readerQuestion: 1.6,
  wholeMessage: 3.4,

  namedManual: 2,
  ownManual: 1.3,
  otherPlatform: 0.5,
  definition: 0.6,
  codeRow: 0.3,
  bugRow: 0.05,
};

/** The most longer words that an unfinished word may stand for. More would be noise and take time. */
export const MAX_LONGER = 40;

/** The most matches that go through the slower rules. */
export const MAX_MATCHES = 1000;

/**
 * A row is likely if its score is at least this share of the best score. Rows below it are about something
 * else.
 */
export const LIKELY_SHARE = 0.35;

/**
 * The least and the most rows of a list. The minimum gives readers alternatives, since the best row may be
 * wrong. It does not apply if the query names a code.
 */
export const MIN_ROWS = 10;
export const MAX_ROWS = 40;

/** The number of rows if none is likely. */
export const MAX_UNLIKELY_ROWS = 3;

/** The most rows of one page that stay together. */
export const MAX_ROWS_OF_PAGE = 3;

/** The last position, counted from 0, for the definition of a term that is the whole query. */
export const DEFINITION_PLACE = 2;
