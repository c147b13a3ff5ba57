import Link from '@docusaurus/Link';
import StopLink from '@site/src/components/StopLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {logLines, otherLines} from './links';
import SearchField from './SearchField';
import styles from './styles.module.css';

/** The search, the way to stop an EA, and example lines of a log that lead to their answers. */
export default function Log(): ReactNode {
  return (
    <nav className={clsx('ink', styles.log)} aria-label="Start here">
      <div className={styles.first}>
        <SearchField />
        <StopLink />
      </div>
      <ul className="clean-list">
        {logLines.map(({row, printed: [before, words], label, to}) => (
          <li key={row}>
            <Link className={styles.line} to={to}>
              <code translate="no">
                {before}
                <b>{words}</b>
              </code>{' '}
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={clsx('clean-list', styles.others)}>
        {otherLines.map(({label, to}) => (
          <li key={to}>
            <Link className={styles.line} to={to}>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
