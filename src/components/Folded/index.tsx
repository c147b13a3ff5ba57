import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A heading, which stays in view, and below it what unfolds. */
  readonly children: ReactNode;
}

/** What few readers need, in a page that is long enough without it. Links, hits and the browser's search open it. */
export default function Folded({children}: Props): ReactNode {
  const [heading, ...text] = Children.toArray(children).filter(isValidElement);
  return (
    <details className={clsx(styles.folded, styles.section)}>
      <summary>{heading}</summary>
      {text}
    </details>
  );
}
