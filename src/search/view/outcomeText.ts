import {MAX_QUERY_LENGTH} from '../shared/constants';
import type {SearchOutcome} from '../types';

/** What a reader can do about a part of the search that could not be fetched. */
export const CHECK_CONNECTION = 'You might want to check your network connection.';

/**
 * The sentence above hits that have only a part of the query, so that no reader takes the nearest rows for an
 * answer. Empty if the manual has every word.
 */
export function nothingAbout(unknown: readonly string[] = []): string {
  const words = [...new Set(unknown)].map((word) => `"${word}"`);
  return words.length > 0 ? `Nothing about ${words.join(' and ')}; nearest:` : '';
}

/** Says that a query has as many letters as there is room for, so that words may have been cut; else empty. */
export function limitText(query: string): string {
  return query.length < MAX_QUERY_LENGTH
    ? ''
    : `Only the first ${MAX_QUERY_LENGTH} characters are searched.`;
}

/** How a search ended, in a sentence; empty before the first. @param shown how many of the hits are in view */
export function outcomeText(outcome: SearchOutcome | null, shown = Infinity): string {
  if (!outcome || outcome.kind === 'blank') {
    return '';
  }
  if (outcome.kind === 'failure') {
    return 'Unable to fetch results';
  }
  const {query, nbHits, unknown} = outcome;
  if (nbHits === 0) {
    return `${limitText(query)} No results for "${query}"`.trim();
  }
  const results = nbHits === 1 ? '1 result' : `${nbHits} results`;
  const rest = shown < nbHits ? `, showing the first ${shown}` : '';
  return [limitText(query), nothingAbout(unknown), results + rest].filter(Boolean).join(' ');
}
