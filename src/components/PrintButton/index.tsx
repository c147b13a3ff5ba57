import clsx from 'clsx';
import type {ReactNode} from 'react';
import sheets from '../PrintedSteps/styles.module.css';
import styles from '../Folded/styles.module.css';

interface Props {
  /** What it says. */
  readonly children: ReactNode;
}

/** Opens the browser's window for printing. */
export default function PrintButton({children}: Props): ReactNode {
  return (
    <button type="button" className={clsx(styles.all, sheets.button)} onClick={() => print()}>
      {children}
    </button>
  );
}
