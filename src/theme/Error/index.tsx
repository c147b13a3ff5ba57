/**
 * Replaces core 3.7.0's fallback `@theme/Error`, shown when the layout has crashed as well.
 * Changes: uses no layout and no context, so that it cannot crash itself, and no inline styles; Back and
 * Forward leave it; 'This page crashed.' has a full stop, as it has inside the layout.
 */
import type {Props} from '@theme/Error';
import {useEffect, type ReactNode} from 'react';
import {company} from '@site/src/data/company';

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  // The router still follows Back and Forward, but draws nothing while this screen is shown.
  useEffect(() => {
    window.addEventListener('popstate', tryAgain);
    return () => window.removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <main className="container padding-vert--xl">
      <h1>This page crashed.</h1>
      <p>The rest of the manual still works. Try again, or start from the home page.</p>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the router may be what crashed */}
        <a className="button button--secondary" href={company.baseUrl}>
          Home page
        </a>
      </p>
      <p>{String(error)}</p>
    </main>
  );
}
