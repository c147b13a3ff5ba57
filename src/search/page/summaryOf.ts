import {nothingAbout} from '../view/nothingAbout';
import type {Answer} from './fetchPages';

/** The sentence above the hits; a screen reader speaks it when it changes. */
export function summaryOf(answer: Answer | null, isStalled: boolean): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!answer) {
    return '';
  }
  if (answer.kind === 'failure') {
    return 'Unable to fetch results';
  }
  const {query, hits, nbHits, unknown} = answer;
  if (nbHits === 0) {
    return `No results for "${query}"`;
  }
  const results = nbHits === 1 ? '1 result' : `${nbHits} results`;
  const shown = hits.length < nbHits ? `${results}, showing the first ${hits.length}` : results;
  return `${nothingAbout(unknown)} ${shown}`.trim();
}
