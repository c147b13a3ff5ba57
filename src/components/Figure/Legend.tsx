import clsx from 'clsx';
import type {ReactNode} from 'react';
import lists from '../numbered.module.css';
import styles from './legend.module.css';

export interface LegendEntry {
  readonly name: string;
  /** A sentence that continues after the name. */
  readonly text: ReactNode;
}

/** Explains the numbers of a drawing, in their order. */
export default function Legend({entries}: {readonly entries: readonly LegendEntry[]}): ReactNode {
  return (
    <div className={clsx(lists.numbered, lists.filled, styles.legend)}>
      <ol>
        {entries.map(({name, text}) => (
          <li key={name}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
