/**
 * Replaces theme-classic 3.7.0's `@theme/DocBreadcrumbs`. Changes: the manual comes first, pages without a sidebar
 * have breadcrumbs too, and the first page of a manual has none, since the home page alone would be left.
 */
import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePage} from '@site/src/data/addresses';
import {pageOf} from '@site/src/data/pages';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A step on the way from the home page to a page. */
interface Crumb {
  readonly label: string;
  /** Path; undefined for a category of the sidebar without a page, and for a page that is in no sidebar. */
  readonly to?: string | undefined;
}

/** As in the theme, a step without an address is no step for search engines, except the last one. */
function microdata(isListed: boolean) {
  return isListed
    ? {itemProp: 'itemListElement', itemScope: true, itemType: 'https://schema.org/ListItem'}
    : {};
}

/** @param crumbs the steps after the manual */
function Trail({crumbs}: {readonly crumbs: readonly Crumb[]}): ReactNode {
  const {manual} = pageOf(useLocation().pathname);
  const start = manual?.path;
  const trail: readonly Crumb[] = [
    {label: 'Home', to: '/'},
    ...(manual ? [{label: manual.label, to: start}] : []),
    ...crumbs.filter(({to}) => !to || !start || !isSamePage(to, start)),
  ];
  const last = trail.length - 1;
  if (last < 2) {
    return null;
  }
  const listed = trail.filter(({to}, index) => to !== undefined || index === last);
  return (
    <div className={styles.row} data-print="no">
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ol className="breadcrumbs" itemScope itemType="https://schema.org/BreadcrumbList">
          {trail.map((crumb, index) => {
            const {label, to} = crumb;
            const isListed = listed.includes(crumb);
            const name = isListed ? <span itemProp="name">{label}</span> : label;
            return (
              <li key={index} className="breadcrumbs__item" {...microdata(isListed)}>
                {to && index < last ? (
                  <Link className="breadcrumbs__link" to={to} itemProp="item">
                    {name}
                  </Link>
                ) : (
                  <span
                    className="breadcrumbs__link"
                    aria-current={index === last ? 'page' : undefined}
                  >
                    {name}
                  </span>
                )}
                {isListed && (
                  <meta itemProp="position" content={String(listed.indexOf(crumb) + 1)} />
                )}
              </li>
            );
          })}
        </ol>
      </nav>
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
