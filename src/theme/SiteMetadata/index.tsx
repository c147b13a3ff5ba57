/**
 * Wraps theme-classic 3.7.0's `@theme/SiteMetadata`. Changes: the canonical address is the page's own path,
 * however the address of the reader ends; each page links to its Markdown twin.
 */
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {twinPath} from '@site/src/navigation/twinPath';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/** The path under which the site knows a page, in all forms of its address; undefined for an unknown page. */
function findPagePath(pathname: string, list: readonly Route[]): string | undefined {
  for (const {path, routes: inner} of list) {
    const found = inner
      ? findPagePath(pathname, inner)
      : matchPath(pathname, {path, exact: true}) && String(path);
    if (found && found !== '*') {
      return found;
    }
  }
  return undefined;
}

export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  const path = findPagePath(pathname, routes);
  return (
    <>
      <OriginalSiteMetadata />
      {path !== undefined && (
        <Head>
          <link rel="canonical" href={siteConfig.url + path} />
          <meta property="og:url" content={siteConfig.url + path} />
        </Head>
      )}
      {path !== undefined && !path.endsWith('/search') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinPath(path, baseUrl)} />
        </Head>
      )}
    </>
  );
}
