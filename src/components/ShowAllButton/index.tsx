import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The parts to open: the sections that are folded to their headings, or the details of steps. */
  readonly parts?: 'sections' | 'details';
  /** The word for the parts on the button: `answers`. */
  readonly name: string;
}

type Parts = NonNullable<Props['parts']>;

/** All parts of this kind on the page. */
function findParts(parts: Parts): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`[data-fold=${parts}]`)];
}

/**
 * A button that opens all folded parts of a page, and folds them again. In Markdown,
 * `src/markdown/remark/foldSections.ts` folds the sections below it.
 */
export default function ShowAllButton({parts = 'sections', name}: Props): ReactNode {
  const [state, setState] = useState<'none' | 'folded' | 'open'>('folded');
  const areOpen = state === 'open';

  useEffect(() => {
    const update = () => {
      const found = findParts(parts);
      setState(found.length === 0 ? 'none' : found.every(({open}) => open) ? 'open' : 'folded');
    };
    update();
    // The `toggle` event does not bubble.
    document.addEventListener('toggle', update, true);
    return () => document.removeEventListener('toggle', update, true);
  }, [parts]);

  // Also changes the parts that the reader opened or folded one by one.
  const toggleAll = () => findParts(parts).forEach((part) => (part.open = !areOpen));

  return (
    <p className={styles.box} data-print="no" hidden={state === 'none'}>
      <button type="button" className="control control--framed" onClick={toggleAll}>
        {/* A new key for each text keeps it correct after the browser has translated it. */}
        <span key={String(areOpen)}>{`${areOpen ? 'Hide' : 'Show'} all ${name}`}</span>
      </button>
    </p>
  );
}
