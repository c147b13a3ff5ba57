/** Every number of the order. A factor is 1 where its rule does not apply. */
export const WEIGHTS = {
  /** What a word in each field of a section is worth: titles and headings say what a text is about. */
  fields: {heading: 4, constant: 1.5, message: 3, above: 1, content: 1, asked: 0.35},

  /** The share of its score that a word keeps if the section has only a form or synonym of it. */
  family: 0.8,
  synonym: 0.8,
  longer: 0.4,

  /**
   * The score of a product's name on the pages of the product. Shared sections hold a placeholder instead of
   * the name, so MiniSearch cannot score it.
   */
  product: 8,
  /** The score that a word in a short heading has, divided by its rarity. */
  heading: 8,
  /** Least credit for a word that the section has. */
  anywhere: 0.3,
  /** Credit for a word that is elsewhere on the page. */
  elsewhere: 0.4,
  /** The power of the share of the query that was found: half an answer is worth much less than a whole one. */
  wholeness: 1.5,

  /** The most that each rule adds. */
  phrase: 0.4,
  wholeTitle: 0.8,
  asked: 1.6,
  wholeMessage: 3.4,

  namedManual: 2,
  ownManual: 1.3,
  otherPlatform: 0.4,
  notOwnPlatform: 0.8,
  secondPlatform: 0.95,
  definition: 0.6,
  codeRow: 0.3,
};

/** The most longer words that an unfinished word may stand for. More are noise, and take time. */
export const MOST_LONGER = 40;

/** The most matches that go through all rules. */
export const MOST_MATCHES = 1000;

/** A row is listed if its score is at least this share of the best one's. Rows below it are about something else. */
export const LIKELY = 0.35;

/**
 * The shortest list, if that many were found, and the longest. The best row may be wrong, and of 1,614 right rows
 * among the first ten of the judged queries 126 are below `LIKELY`.
 */
export const FEWEST = 10;
export const MOST_LIKELY = 40;

/** The rows of a list without a likely one. */
export const MOST_NEAREST = 3;

/** The most rows of one page that stand together. */
export const MOST_ROWS = 3;

/** The definition of a term that is the whole query comes at this place at the latest, counted from 0. */
export const DEFINITION_PLACE = 2;
