import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {type Fold, rememberShowsAll} from '../../reader/folds';
import styles from './styles.module.css';

interface Props {
  readonly fold: Fold;
  /** What the parts are called: `details`. */
  readonly name: string;
}

/** The parts of a kind on the page. */
function partsOf(fold: Fold): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`[data-fold=${fold}]`)];
}

/** A button that opens all parts of a kind, on this page and on others, and folds them again. */
export default function ShowAll({fold, name}: Props): ReactNode {
  const [areOpen, setAreOpen] = useState(false);

  useEffect(() => {
    const look = () => setAreOpen(partsOf(fold).every(({open}) => open));
    look();
    // The event of a part does not bubble.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, [fold]);

  function toggle() {
    rememberShowsAll(fold, !areOpen);
    // Those that the reader opened or folded one by one.
    partsOf(fold).forEach((part) => (part.open = !areOpen));
  }

  return (
    <button type="button" className={clsx('control control--framed', styles.all)} onClick={toggle}>
      {/* The key keeps the text right where the browser has translated it. */}
      <span key={String(areOpen)}>{`${areOpen ? 'Hide' : 'Show'} all ${name}`}</span>
    </button>
  );
}
