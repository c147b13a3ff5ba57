/**
 * Replaces core 3.7.0's fallback `@theme/Error`, which is shown when the layout has crashed too. Changes: it
 * uses no layout and no context, so that it cannot crash itself; it has no inline styles; Back and Forward
 * leave it; "This page crashed." ends with a full stop, as it does inside the layout.
 */
import type {Props} from '@theme/Error';
import {useEffect, type ReactNode} from 'react';
import {company} from '@site/src/data/company';

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  // While this screen is shown, the router follows Back and Forward but renders nothing, so render the page
  // again.
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
