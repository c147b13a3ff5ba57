/**
 * Replaces theme-classic 3.7.0's `@theme/NotFound/Content`: offers the search and the pages with the most
 * similar addresses, sets its own title inside the docs too, and keeps search engines from indexing the page.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useState} from 'react';
import type {ListedPage} from '@site/src/plugins/page-list';
import {openSearch} from '@site/src/search/button/openSearch';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const nearest = useNearestPages(pathname);
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
        <button type="button" className="button button--primary" onClick={() => openSearch()}>
          Search the manual
        </button>
      </p>
      {nearest.length > 0 && (
        <>
          <Heading as="h2">Were you looking for one of these?</Heading>
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
        Or start from <Link to="/">the home page</Link>, the list of{' '}
        <Link to="/docs">all pages</Link> or <Link to="/docs/support/">Support</Link>.
      </p>
    </main>
  );
}

/**
 * The pages nearest to an address that does not exist. Empty at first, and if the code or the list of pages
 * cannot be fetched. Both load on demand, because this component is in the bundle of every page.
 */
function useNearestPages(pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('./nearestPages'), import('@generated/page-list/default/pages.json')]).then(
      ([{nearestPages}, {default: pages}]) => {
        if (isCurrent) {
          setNearest(nearestPages(pathname, pages));
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return nearest;
}
