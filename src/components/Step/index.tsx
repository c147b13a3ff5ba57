import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A heading, one sentence that says what to do, and `<More>` for what some readers need. */
  readonly children: ReactNode;
}

/** One step of a `<Task>`. */
export default function Step({children}: Props): ReactNode {
  return (
    <li className={styles.step} data-step>
      {Children.toArray(children).filter(isValidElement)}
    </li>
  );
}
