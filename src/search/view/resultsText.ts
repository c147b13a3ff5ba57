interface Found {
  query: string;
  nbHits: number;
  /** Words of the query that nothing in the manual is about. */
  unknown?: readonly string[];
}

/**
 * The sentence above hits that have only a part of the query, so that no reader takes the nearest rows for an
 * answer. Empty if the manual has every word.
 */
export function nothingAbout(unknown: readonly string[] = []): string {
  const words = [...new Set(unknown)].map((word) => `"${word}"`);
  return words.length > 0 ? `Nothing about ${words.join(' and ')}; nearest:` : '';
}

/** What was found, in a sentence. @param shown how many of the hits are in view */
export function resultsText({query, nbHits, unknown}: Found, shown = nbHits): string {
  if (nbHits === 0) {
    return `No results for "${query}"`;
  }
  const results = nbHits === 1 ? '1 result' : `${nbHits} results`;
  const rest = shown < nbHits ? `, showing the first ${shown}` : '';
  return `${nothingAbout(unknown)} ${results}${rest}`.trim();
}
