import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import ShowAllButton from '../ShowAllButton';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

interface Props {
  /** A heading, followed by one `<Step>` after the other. */
  readonly children: ReactNode;
}

/** The numbered steps of a task. A button unfolds the details of all steps. */
export default function Task({children}: Props): ReactNode {
  const [heading, ...steps] = Children.toArray(children).filter(isValidElement);
  return (
    <div
      className={clsx(numbered.numbered, numbered.joined, numbered.checklist, styles.task)}
      data-task
    >
      <div className={styles.head}>
        {heading}
        <ShowAllButton parts="details" name="details" />
      </div>
      <ol>{steps}</ol>
    </div>
  );
}
