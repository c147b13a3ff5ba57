import clsx from 'clsx';
import type {ReactNode} from 'react';
import numbered from '../numbered.module.css';
import styles from './legend.module.css';

interface Props {
  /** An ordered list, in the order of the numbers. */
  readonly children: ReactNode;
}

/** Explains the numbers of a drawing. */
export default function Legend({children}: Props): ReactNode {
  return <div className={clsx(numbered.numbered, numbered.filled, styles.legend)}>{children}</div>;
}
