import type {ReactNode} from 'react';
import styles from '../Task/styles.module.css';

interface Props {
  /** What it says. */
  readonly children: ReactNode;
}

/** Opens the browser's window for printing. */
export default function PrintButton({children}: Props): ReactNode {
  return (
    <button type="button" className={styles.all} onClick={() => print()}>
      {children}
    </button>
  );
}
