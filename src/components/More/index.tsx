import type {ReactNode} from 'react';
import {useShowsAll} from '../../reader/folds';
import styles from '../Folded/styles.module.css';

interface Props {
  /** A few words about the hidden content. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Content that only some readers need; it unfolds in place. Anything that can cost money or start a trade
 * must not be inside. `src/plugins/folded-parts` opens it for links, for printing, and while the page loads.
 */
export default function More({title, children}: Props): ReactNode {
  return (
    <details className={styles.folded} open={useShowsAll('details')} data-fold="details">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
