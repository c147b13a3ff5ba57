import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../Folded/styles.module.css';

interface Props {
  /** What it says. */
  readonly children: ReactNode;
}

/** Opens the browser's window for printing. */
export default function PrintButton({children}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('control control--framed', styles.all)}
      onClick={() => print()}
    >
      {children}
    </button>
  );
}
