/**
 * Replaces theme-classic 3.7.0's `@theme/DocCardList`. Its cards do not cut off titles and descriptions, and
 * add no headings to the page.
 */
import Link from '@docusaurus/Link';
import {filterDocCardListItems, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The links of an index page, each with an icon, a title and one sentence. The whole card is the link. */
export default function DocCardList({items = []}: Props): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <ul className={clsx('clean-list', styles.cards)}>
      {filterDocCardListItems(items)
        .filter((item) => item.type === 'link')
        .map(({href, label, docId, description}) => {
          // The title of a page says more than its label, which has the sidebar around it.
          const doc = docs[docId ?? ''];
          return (
            <li key={href}>
              <Link className={styles.card} to={href}>
                <span className={styles.mark}>
                  <Icon path="M7 3.5h7l4 4v13H7zM14 3.5v4h4M9.5 12h5M9.5 16h5" />
                </span>
                <span className={styles.title}>{doc?.title ?? label}</span>
                <span className="quiet">{description ?? doc?.description}</span>
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
