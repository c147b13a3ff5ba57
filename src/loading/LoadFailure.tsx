import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {reloadAtTarget} from '@site/src/navigation/reload';
import {LOAD_FAILURE} from './texts';

const retry = () => void reloadAtTarget();

/**
 * The red box for a page whose code could not be fetched. Retry reloads the page, because after a deploy its
 * code has another name; so does the box itself once the connection is back. Uses no React context, so it
 * still renders when a provider has crashed.
 */
export default function LoadFailure(): ReactNode {
  useLayoutEffect(hideStaticBox, []);
  useEffect(() => {
    window.addEventListener('online', retry, {once: true});
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <div className="load-failure" role="alert">
      <p>{LOAD_FAILURE.text}</p>
      <button type="button" className="button button--secondary" onClick={retry}>
        {LOAD_FAILURE.button}
      </button>
    </div>
  );
}

/** Hides the box that `watchFirstLoad.js` may still show: it waits until core says that the page is hydrated. */
function hideStaticBox(): void {
  document.querySelector('body > .load-failure')?.setAttribute('hidden', '');
}
