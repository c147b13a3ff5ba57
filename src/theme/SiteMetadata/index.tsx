/** Wraps theme-classic 3.7.0's `@theme/SiteMetadata`: links each page to its Markdown twin. */
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {twinPath} from '@site/src/navigation/twinPath';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/** Whether a path leads to a page with a twin, that is neither to the search nor to the not-found page. */
function hasTwin(pathname: string): boolean {
  const leadsTo = ({path, routes: inner}: Route): boolean =>
    inner
      ? inner.some(leadsTo)
      : !/(\*|\/search)$/.test(String(path)) && matchPath(pathname, {path, exact: true}) !== null;
  return routes.some(leadsTo);
}

export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <OriginalSiteMetadata />
      {hasTwin(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinPath(pathname, baseUrl)} />
        </Head>
      )}
    </>
  );
}
