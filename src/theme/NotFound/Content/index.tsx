/**
 * Replaces theme-classic 3.7.0's `@theme/NotFound/Content`: offers a search for the words of the address, sets
 * its own title inside the docs too, and keeps search engines from indexing the page.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SearchOpener from '@site/src/search/button/SearchOpener';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const words = pathname.replace(/^\/docs\b|[^a-z0-9]+/gi, ' ').trim();
  return (
    <main className="container margin-vert--lg">
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">Page not found</Heading>
      <p>
        The manual has no page at this address. It might be misspelt, or the page might have moved.
      </p>
      <p>
        <SearchOpener className="button button--primary" query={words}>
          Search the manual
        </SearchOpener>
      </p>
      <p>
        Or start from <Link to="/">the home page</Link>, the list of{' '}
        <Link to="/docs">all pages</Link> or <Link to="/docs/support/">Support</Link>.
      </p>
    </main>
  );
}
