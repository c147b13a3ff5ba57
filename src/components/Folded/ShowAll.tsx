import type {ReactNode} from 'react';
import {type Fold, rememberShowsAll, useShowsAll} from '../../reader/folds';
import styles from './styles.module.css';

interface Props {
  readonly fold: Fold;
  /** What the parts are called: `details`. */
  readonly name: string;
}

/** A button that opens all parts of a kind, on this page and on others, and folds them again. */
export default function ShowAll({fold, name}: Props): ReactNode {
  const showsAll = useShowsAll(fold);
  return (
    <button type="button" className={styles.all} onClick={() => rememberShowsAll(fold, !showsAll)}>
      {/* The key keeps the text right where the browser has translated it. */}
      <span key={String(showsAll)}>{`${showsAll ? 'Hide' : 'Show'} all ${name}`}</span>
    </button>
  );
}
