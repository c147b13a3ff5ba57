import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

interface Props {
  /** A heading, followed by one `<Step>` after the other. The numbers show readers what the heading says. */
  readonly children: ReactNode;
}

/** The numbered steps of a task. */
export default function Task({children}: Props): ReactNode {
  const [heading, ...steps] = Children.toArray(children).filter(isValidElement);
  return (
    <div
      className={clsx(numbered.numbered, numbered.joined, numbered.checklist, styles.task)}
      data-task
    >
      <div className="visually-hidden">{heading}</div>
      <ol>{steps}</ol>
    </div>
  );
}
