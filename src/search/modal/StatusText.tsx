import {useEffect, useState, type ReactNode} from 'react';
import type {SearchOutcome} from '../types';
import {CHECK_CONNECTION, outcomeText} from '../view/outcomeText';

/** Milliseconds without typing before the count is read out, so that not every letter is announced. */
const QUIET_TIME = 500;

/** Announces the outcome to screen readers once the reader pauses. DocSearch announces nothing. */
export default function StatusText({outcome}: {outcome: SearchOutcome | null}): ReactNode {
  const failure = outcome?.kind === 'failure' ? `. ${CHECK_CONNECTION}` : '';
  const text = outcomeText(outcome) + failure;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_TIME);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
