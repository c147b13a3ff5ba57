/**
 * Replaces theme-classic 3.7.0's `@theme/DocBreadcrumbs`: names the manual first, also appears on pages
 * without a sidebar, repeats itself as JSON-LD for search engines, and has the button that copies the page.
 */
import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import CopyPage from './CopyPage';
import {type Crumb, structuredData} from './structuredData';
import styles from './styles.module.css';

interface NavbarLink extends Crumb {
  readonly activeBaseRegex?: string;
  /** The links of a menu. */
  readonly items?: readonly NavbarLink[];
}

/** The manual that a page belongs to: the one that the navbar marks as active. */
function useManual(): Crumb | undefined {
  const {pathname} = useLocation();
  const items = useThemeConfig().navbar.items as unknown as readonly NavbarLink[];
  return items
    .flatMap((item) => item.items ?? item)
    .find(({activeBaseRegex}) => isRegexpStringMatch(activeBaseRegex, `${pathname}/`));
}

/** @param crumbs the steps after the manual */
function Trail({crumbs}: {readonly crumbs: readonly Crumb[]}): ReactNode {
  const manual = useManual();
  const {withBaseUrl} = useBaseUrlUtils();
  const trail: readonly Crumb[] = [
    {label: 'Home', to: '/'},
    ...(manual ? [manual] : []),
    ...crumbs.filter(({to}) => !to || !isSamePath(to, manual?.to)),
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
      <CopyPage />
      <script type="application/ld+json" dangerouslySetInnerHTML={{__html: data}} />
    </div>
  );
}

/** The breadcrumbs of a page in no sidebar, named by its front matter. */
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
