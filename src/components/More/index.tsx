import type {ReactNode} from 'react';
import {useShowsAll} from '../../reader/folds';
import styles from '../Folded/styles.module.css';

interface Props {
  /** A few words that say what unfolds. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * What not every reader needs: it unfolds in place. What can cost money or start a trade never belongs here.
 * `src/plugins/folded-parts` opens it for links, on paper, and while the page loads.
 */
export default function More({title, children}: Props): ReactNode {
  return (
    <details className={styles.folded} open={useShowsAll('details')} data-fold="details">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
