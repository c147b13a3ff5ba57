import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The word for the sections on the button: `answers`. */
  readonly name: string;
}

/** All sections of the page that are folded to their headings. */
function findSections(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-fold=sections]')];
}

/**
 * A button that opens all folded sections of a page, and folds them again. In Markdown,
 * `src/markdown/foldSections.ts` folds the sections below it.
 */
export default function ShowAllButton({name}: Props): ReactNode {
  const [areOpen, setOpen] = useState(false);

  useEffect(() => {
    const update = () => setOpen(findSections().every(({open}) => open));
    update();
    // The `toggle` event does not bubble.
    document.addEventListener('toggle', update, true);
    return () => document.removeEventListener('toggle', update, true);
  }, []);

  // Also changes the sections that the reader opened or folded one by one.
  const toggleAll = () => findSections().forEach((section) => (section.open = !areOpen));

  return (
    <p className={styles.box} data-print="no">
      <button type="button" className="control control--framed" onClick={toggleAll}>
        {/* A new key for each text keeps it correct after the browser has translated it. */}
        <span key={String(areOpen)}>{`${areOpen ? 'Hide' : 'Show'} all ${name}`}</span>
      </button>
    </p>
  );
}
