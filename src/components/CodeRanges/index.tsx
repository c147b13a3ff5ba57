import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platformList} from '../../data/platforms';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/**
 * Links to the tables of codes of each platform, by their ranges. The range is read from the heading of the table,
 * after its colon: `Files: 5001–5027`.
 */
export default function CodeRanges(): ReactNode {
  const {toc} = useDoc();
  return (
    <nav aria-label="Ranges of numbers" data-print="no">
      {platformList.map(({id: platform, short}) => (
        <div key={platform} className={styles.platform}>
          <strong translate="no">{short}</strong>
          <ul className={clsx('clean-list', styles.ranges)}>
            {toc
              .filter(({id}) => id.startsWith(`${platform}-codes-`))
              .map(({id, value}) => (
                <li key={id}>
                  <Link to={`#${id}`}>{value.split(': ').at(-1)}</Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
