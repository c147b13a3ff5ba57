/**
 * Wraps theme-classic 3.7.0's `@theme/SiteMetadata`. Change: the canonical address is the page's own path, however
 * the address of the reader ends, and leads from an older version to the same page of the current one.
 */
import Head from '@docusaurus/Head';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findPagePath} from '@site/src/navigation/findPagePath';
import {pathInVersion} from '@site/src/reader/pathInVersion';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const current = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? current;
  const path = findPagePath(pathname);
  const canonical = path && siteConfig.url + pathInVersion(path, version, current);
  return (
    <>
      <OriginalSiteMetadata />
      {canonical !== undefined && (
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
      )}
    </>
  );
}
