import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {type Fold, rememberShowsAll} from '../../reader/folds';
import styles from './styles.module.css';

interface Props {
  readonly fold: Fold;
  /** The word for the parts on the button: `details`. */
  readonly name: string;
}

/** All parts of this kind on the page. */
function partsOf(fold: Fold): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`[data-fold=${fold}]`)];
}

/** A button that opens all parts of a kind, on this page and on later ones, and folds them again. */
export default function ShowAll({fold, name}: Props): ReactNode {
  const [areOpen, setAreOpen] = useState(false);

  useEffect(() => {
    const look = () => setAreOpen(partsOf(fold).every(({open}) => open));
    look();
    // The `toggle` event does not bubble.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, [fold]);

  function toggle() {
    rememberShowsAll(fold, !areOpen);
    // Also changes the parts that the reader opened or folded one by one.
    partsOf(fold).forEach((part) => (part.open = !areOpen));
  }

  return (
    <button type="button" className={clsx('control control--framed', styles.all)} onClick={toggle}>
      {/* A new key for each text keeps it correct after the browser has translated it. */}
      <span key={String(areOpen)}>{`${areOpen ? 'Hide' : 'Show'} all ${name}`}</span>
    </button>
  );
}
