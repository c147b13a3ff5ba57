import {MAX_QUERY_LENGTH} from '../shared/constants';
import type {SearchOutcome} from '../types';

/** Advice for when the search or a part of it could not be fetched. */
export const CHECK_CONNECTION = 'You might want to check your network connection.';

/**
 * The sentence above hits that match only a part of the query, so that nobody takes them for an answer. Empty
 * if the manual has every word.
 */
export function nothingAbout(unknown: readonly string[] = []): string {
  const words = [...new Set(unknown)].map((word) => `“${word}”`);
  return words.length > 0 ? `Nothing about ${words.join(' and ')}. Nearest matches:` : '';
}

/** Warns that a query was cut because it reached the limit; else empty. */
export function limitText(query: string): string {
  return query.length < MAX_QUERY_LENGTH
    ? ''
    : `Only the first ${MAX_QUERY_LENGTH} characters are searched.`;
}

/**
 * Describes the outcome of a search in a sentence; empty before the first search.
 * @param shown how many of the hits are in view
 */
export function outcomeText(outcome: SearchOutcome | null, shown = Infinity): string {
  if (!outcome || outcome.kind === 'blank') {
    return '';
  }
  if (outcome.kind === 'failure') {
    return 'Unable to fetch results';
  }
  const {query, nbHits, unknown} = outcome;
  if (nbHits === 0) {
    return `${limitText(query)} No results for “${query}”`.trim();
  }
  const results = nbHits === 1 ? '1 result' : `${nbHits} results`;
  const rest = shown < nbHits ? `, showing the first ${shown}` : '';
  return [limitText(query), nothingAbout(unknown), results + rest].filter(Boolean).join(' ');
}
