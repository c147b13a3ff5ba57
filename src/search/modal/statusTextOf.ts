import {nothingAbout} from '../view/nothingAbout';
import type {Screen} from './mendDialog';
import type {Outcome} from './modalClient';

/** What a screen reader is told of the screen that is on; nothing on the start screen. */
export function statusTextOf(screen: Screen, outcome: Outcome | null): string {
  if (screen === 'start' || !outcome || outcome.kind === 'blank') {
    return '';
  }
  if (outcome.kind === 'failure') {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  if (outcome.nbHits === 0) {
    return `No results for "${outcome.query}"`;
  }
  const results = outcome.nbHits === 1 ? '1 result' : `${outcome.nbHits} results`;
  return `${nothingAbout(outcome.unknown)} ${results}`.trim();
}
