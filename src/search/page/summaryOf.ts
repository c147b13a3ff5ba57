import {resultsText} from '../view/resultsText';
import type {Answer} from './fetchPages';

/** The sentence above the hits; a screen reader speaks it when it changes. */
export function summaryOf(answer: Answer | null, isStalled: boolean): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!answer) {
    return '';
  }
  return answer.kind === 'failure'
    ? 'Unable to fetch results'
    : resultsText(answer, answer.hits.length);
}
