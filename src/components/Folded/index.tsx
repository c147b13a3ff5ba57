import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import {useShowsAll} from '../../reader/folds';
import styles from './styles.module.css';

interface Props {
  /** A heading, which is always shown, followed by the content that unfolds. */
  readonly children: ReactNode;
}

/**
 * A section that is folded to its heading. `src/plugins/folded-parts` opens it for links, search hits and
 * printing; the browser opens it when its own search finds something inside.
 */
export default function Folded({children}: Props): ReactNode {
  const [heading, ...text] = Children.toArray(children).filter(isValidElement);
  return (
    <details
      className={clsx(styles.folded, styles.section)}
      open={useShowsAll('sections')}
      data-fold="sections"
    >
      <summary>{heading}</summary>
      {text}
    </details>
  );
}
