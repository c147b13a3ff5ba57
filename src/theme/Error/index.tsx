/**
 * Replaces core 3.7.0's fallback `@theme/Error`, shown when a crash takes the layout with it.
 * Changes: no layout, no context, no inline styles, so that it cannot throw in its turn; 'This page
 * crashed.' with its full stop, as inside the layout.
 */
import type ErrorComponent from '@theme/Error';
import type {ComponentProps, ReactNode} from 'react';
import {company} from '@site/src/data/company';

type Props = Readonly<ComponentProps<typeof ErrorComponent>>;

/** Anything can be thrown, also a value that refuses to become a string. */
function describe(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '';
  }
}

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return (
    <main className="page-crash">
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
      <p className="page-crash__detail">{describe(error)}</p>
    </main>
  );
}
