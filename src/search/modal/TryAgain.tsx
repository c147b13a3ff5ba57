import {useEffect, type ReactNode} from 'react';
import type {SearchFailure} from '../types';
import {isUnbuilt} from '../client/isUnbuilt';
import {retryAfter} from '../client/retryAfter';
import {currentQuery} from './modalClient';
import {useModalActions} from './ModalContext';

/** The way out of the error screen. It is taken without being asked for when the line is back. */
export default function TryAgain({reason}: {reason: SearchFailure}): ReactNode {
  const {search} = useModalActions();

  useEffect(() => {
    const retry = () => search(currentQuery());
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [search]);

  return (
    <div className="SearchModal-Retry">
      {isUnbuilt(reason) && (
        <p>
          No index has been built yet: run <code>npm run build</code> once, then try again.
        </p>
      )}
      <button
        type="button"
        className="SearchModal-Button"
        onClick={() => retryAfter(reason, () => search(currentQuery()))}
      >
        Try again
      </button>
    </div>
  );
}
