import {useEffect, useState, type ReactNode} from 'react';
import type {Screen} from './mendDialog';
import type {Outcome} from './modalClient';

/** Milliseconds of rest before a count is read out, so that not every letter is answered. */
const QUIET_TIME = 500;

/** What a screen reader is told of the screen that is on; nothing on the start screen. */
export function statusText(screen: Screen, outcome: Outcome | null): string {
  if (screen === 'start' || !outcome) {
    return '';
  }
  if (outcome.kind === 'failure') {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  if (outcome.nbHits === 0) {
    return `No results for "${outcome.query}"`;
  }
  return outcome.nbHits === 1 ? '1 result' : `${outcome.nbHits} results`;
}

/** DocSearch says nothing aloud: this does, once the reader pauses. */
export default function StatusText({text}: {text: string}): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_TIME);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
      {spoken}
    </p>
  );
}
