import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/**
 * The kinds of parts that a reader can open all at once: the details of steps, and the sections of a page
 * that are folded to their headings.
 */
export type Fold = 'details' | 'sections';

const ALL = 'all';

/** `src/plugins/folded-parts` reads the same keys before the page is painted. */
const keyOf = (fold: Fold) => `manual.${fold}`;

/** Whether the reader wants all parts of this kind open. False while hydrating. */
export function useShowsAll(fold: Fold): boolean {
  const [value] = useStorageSlot(keyOf(fold));
  return value === ALL;
}

/** Stores the reader's choice for all pages, in this tab and in others. */
export function rememberShowsAll(fold: Fold, showsAll: boolean): void {
  const slot = createStorageSlot(keyOf(fold));
  if (showsAll) {
    slot.set(ALL);
  } else {
    slot.del();
  }
}
