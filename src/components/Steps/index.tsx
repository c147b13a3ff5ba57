import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbered steps of a task: a Markdown list, shown with its numbers in circles. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
