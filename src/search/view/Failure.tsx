import {type ReactNode, useCallback, useEffect} from 'react';
import type {SearchFailure} from '../types';
import {CHECK_CONNECTION} from './outcomeText';

interface Props {
  reason: SearchFailure;
  onRetry: () => void;
}

/**
 * Shown below "Unable to fetch results": what to check, and a button to try again. Tries again by itself when
 * the browser is back online.
 */
export default function Failure({reason, onRetry}: Props): ReactNode {
  const retry = useCallback(() => {
    // A page from before a deploy cannot search again; it has to be reloaded.
    if (reason === 'outdated' && navigator.onLine) {
      window.location.reload();
    } else {
      onRetry();
    }
  }, [reason, onRetry]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  // Only authors see this, before their first build. Readers need not know about builds.
  const isUnbuilt = process.env.NODE_ENV === 'development' && reason === 'unbuilt';
  return (
    <>
      <p>{CHECK_CONNECTION}</p>
      {isUnbuilt && (
        <p>
          No index has been built yet: run <code>npm run build</code> once, then try again.
        </p>
      )}
      <button type="button" className="button button--primary" onClick={retry}>
        Try again
      </button>
    </>
  );
}
