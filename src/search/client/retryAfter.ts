import {reloadWhenReachable} from '@site/src/navigation/reload';
import type {SearchFailure} from '../types';

/**
 * What "Try again" does.
 * @param search searches once more, which is no help to a page from before a deploy
 */
export function retryAfter(reason: SearchFailure, search: () => void): void {
  if (reason === 'outdated') {
    void reloadWhenReachable();
  } else {
    search();
  }
}
