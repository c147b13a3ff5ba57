/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/Footer`: tells when the page was last changed, if that is
 * known. The manual has neither tags nor edit links.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {formatDate} from './formatDate';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const date = useDoc().frontMatter.last_update?.date;
  return (
    date && (
      <footer className={`${ThemeClassNames.docs.docFooter} ${styles.footer}`}>
        Last updated on <time dateTime={String(date)}>{formatDate(date)}</time>
      </footer>
    )
  );
}
