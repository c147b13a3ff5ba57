import {resultsText} from '../view/resultsText';
import type {SearchOutcome} from '../types';

/** The sentence above the hits; a screen reader speaks it when it changes. */
export function summaryOf(outcome: SearchOutcome | null, isStalled: boolean): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!outcome || outcome.kind === 'blank') {
    return '';
  }
  return outcome.kind === 'failure'
    ? 'Unable to fetch results'
    : resultsText(outcome, outcome.hits.length);
}
