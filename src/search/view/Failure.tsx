import {useEffect, type ReactNode} from 'react';
import {reloadWhenReachable} from '@site/src/navigation/reload';
import type {SearchFailure} from '../types';
import {CHECK_CONNECTION} from './outcomeText';

interface Props {
  reason: SearchFailure;
  onRetry: () => void;
}

/** Below "Unable to fetch results": what to check, and another try, which the search makes by itself online. */
export default function Failure({reason, onRetry}: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  // A search is no help to a page from before a deploy.
  const retry = () => (reason === 'outdated' ? void reloadWhenReachable() : onRetry());
  // For an author before the first build; readers are told nothing of builds.
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
