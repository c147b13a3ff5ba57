import clsx from 'clsx';
import type {ReactNode} from 'react';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

/** Numbered steps of a task: a Markdown list, shown with its numbers in circles. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx(numbered.numbered, numbered.joined, numbered.checklist, styles.steps)}>
      {children}
    </div>
  );
}
