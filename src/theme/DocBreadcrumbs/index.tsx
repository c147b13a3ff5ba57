/**
 * Replaces theme-classic 3.7.0's `@theme/DocBreadcrumbs`. Changes: the manual comes first, pages without a
 * sidebar have breadcrumbs too, and search engines get the same steps as JSON-LD.
 */
import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {pageOf} from '@site/src/data/pages';
import {usePathInVersion} from '@site/src/reader/version';
import type {ReactNode} from 'react';
import {type Crumb, structuredData} from './structuredData';
import styles from './styles.module.css';

/** @param crumbs the steps after the manual */
function Trail({crumbs}: {readonly crumbs: readonly Crumb[]}): ReactNode {
  const {manual} = pageOf(useLocation().pathname);
  const {withBaseUrl} = useBaseUrlUtils();
  const inVersion = usePathInVersion();
  const start = manual ? inVersion(manual.path) : undefined;
  const trail: readonly Crumb[] = [
    {label: 'Home', to: '/'},
    ...(manual ? [{label: manual.label, to: start}] : []),
    ...crumbs.filter(({to}) => !to || !isSamePath(to, start)),
  ];
  const last = trail.length - 1;
  const data = structuredData(trail, (to) => withBaseUrl(to, {absolute: true}));
  return (
    <div className={styles.row} data-print="no">
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ol className="breadcrumbs">
          {trail.map(({label, to}, index) => (
            <li key={index} className="breadcrumbs__item">
              {to && index < last ? (
                <Link className="breadcrumbs__link" to={to}>
                  {label}
                </Link>
              ) : (
                <span
                  className="breadcrumbs__link"
                  aria-current={index === last ? 'page' : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <script type="application/ld+json" dangerouslySetInnerHTML={{__html: data}} />
    </div>
  );
}

/** The breadcrumbs of a page that is in no sidebar. Their last step is named by the front matter. */
function LoneTrail(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return <Trail crumbs={[{label: frontMatter.sidebar_label ?? metadata.title}]} />;
}

export default function DocBreadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs();
  return items ? (
    <Trail crumbs={items.map(({label, href}) => ({label, to: href}))} />
  ) : (
    <LoneTrail />
  );
}
