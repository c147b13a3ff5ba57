import type {ReactNode} from 'react';
import styles from './legend.module.css';

export interface LegendEntry {
  readonly name: string;
  /** A sentence that goes on from the name. */
  readonly text: ReactNode;
}

/** The words for the numbers of a drawing, in their order. */
export default function Legend({entries}: {readonly entries: readonly LegendEntry[]}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list whose markers are styled away
    <ol role="list" className={styles.legend}>
      {entries.map(({name, text}) => (
        <li key={name} className={styles.entry}>
          <strong>{name}</strong>: {text}
        </li>
      ))}
    </ol>
  );
}
