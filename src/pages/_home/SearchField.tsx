import Icon from '@site/src/components/Icon';
import {openSearch} from '@site/src/search/button/openSearch';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The field of the home page. It opens the window of the search, in which the reader types. */
export default function SearchField(): ReactNode {
  return (
    <button type="button" className={clsx('field', styles.search)} onClick={() => openSearch()}>
      <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
      <span>
        Search<span className={styles.examples}>: a number, a line or a word</span>
      </span>
    </button>
  );
}
