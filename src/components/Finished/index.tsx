import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** A heading, the signs that the task is done, and a heading with a link to the next task. */
  readonly children: ReactNode;
}

/** The end of a task. */
export default function Finished({children}: Props): ReactNode {
  return (
    <section className={styles.finished}>
      <span className={styles.icon}>
        <Icon path="M5 12.5l4.5 4.5L19 7.5" />
      </span>
      {children}
    </section>
  );
}
