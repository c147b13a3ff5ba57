import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** `src/plugins/folded-parts` also reads this key, before the page is painted. */
const KEY = 'manual.details';
const ALL = 'all';

/** Whether the reader wants the details of every step to be open. False while hydrating. */
export function useShowsAllDetails(): boolean {
  const [value] = useStorageSlot(KEY);
  return value === ALL;
}

/** Keeps the reader's choice for all pages, in this tab and in others. */
export function rememberShowsAllDetails(showsAll: boolean): void {
  const slot = createStorageSlot(KEY);
  if (showsAll) {
    slot.set(ALL);
  } else {
    slot.del();
  }
}
