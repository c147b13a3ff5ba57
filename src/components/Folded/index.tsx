import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A few words that say what unfolds. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What few readers need, in a page that is long enough without it. Links, hits and the browser's search open it. */
export default function Folded({title, children}: Props): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
