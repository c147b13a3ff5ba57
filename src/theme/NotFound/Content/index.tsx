/**
 * Replaces theme-classic 3.7.0's `@theme/NotFound/Content`: offers search and the pages nearest to the
 * asked address, and keeps the page out of search engines.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {openSearch} from '@site/src/search/openSearch';
import {useNearestPages} from './useNearestPages';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const nearest = useNearestPages(pathname);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">Page not found</Heading>
      <p>This address leads to no page of the manual. It may be misspelt, or the page has moved.</p>
      <p>
        <button type="button" className="button button--primary" onClick={() => openSearch()}>
          Search the manual
        </button>
      </p>
      {nearest.length > 0 && (
        <>
          <Heading as="h2">Did you look for one of these?</Heading>
          <ul>
            {nearest.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Or start from <Link to="/">the home page</Link>, <Link to="/docs">the whole manual</Link> or{' '}
        <Link to="/docs/support/">Support</Link>.
      </p>
    </main>
  );
}
