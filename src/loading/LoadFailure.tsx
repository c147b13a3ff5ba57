import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {LOAD_FAILURE} from './texts';

interface Props {
  readonly retry: () => void;
}

/**
 * The red box for a part of the site that could not be fetched. It tries again by itself once the
 * connection is back. It needs no React context, so it cannot throw.
 */
export default function LoadFailure({retry}: Props): ReactNode {
  useLayoutEffect(hideFirstBox, []);
  useEffect(() => {
    window.addEventListener('online', retry, {once: true});
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div className="load-failure" role="alert">
      <p className="load-failure__text">{LOAD_FAILURE.text}</p>
      <button type="button" className="load-failure__button" onClick={retry}>
        {LOAD_FAILURE.button}
      </button>
    </div>
  );
}

/** Hides the box that `watchFirstLoad.js` may still show: it waits until core says that the page is hydrated. */
function hideFirstBox(): void {
  document.querySelector('body > .load-failure')?.setAttribute('hidden', '');
}
