/**
 * Wraps theme-classic 3.7.0's `@theme/SiteMetadata`. Changes: the canonical address is the page's own path,
 * however the reader wrote it, and on a page of an older version it is the same page in the current version.
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
