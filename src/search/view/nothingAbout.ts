/**
 * The sentence above hits that have only a part of the query, so that no reader takes the nearest rows for an
 * answer. Empty if the manual has every word.
 */
export function nothingAbout(unknown: readonly string[] = []): string {
  const words = [...new Set(unknown)].map((word) => `"${word}"`);
  return words.length > 0 ? `Nothing about ${words.join(' and ')}; nearest:` : '';
}
