import {resultsText} from '../view/resultsText';
import type {SearchOutcome} from '../types';
import type {Screen} from './mendDialog';

/** What a screen reader is told of the screen that is on; nothing on the start screen. */
export function statusTextOf(screen: Screen, outcome: SearchOutcome | null): string {
  if (screen === 'start' || !outcome || outcome.kind === 'blank') {
    return '';
  }
  return outcome.kind === 'failure'
    ? 'Unable to fetch results. You might want to check your network connection.'
    : resultsText(outcome);
}
