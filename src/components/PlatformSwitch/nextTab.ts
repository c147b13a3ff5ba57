type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The tab that a key moves the focus to, wrapping around at both ends of the row.
 * @param current index of the tab that has the focus.
 * @param count number of tabs.
 * @returns the index of that tab; `current` for keys that do not move the focus, such as Alt+Left, which is
 * the browser's.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(
  {key, altKey, ctrlKey, metaKey, shiftKey}: Key,
  current: number,
  count: number,
): number {
  if (altKey || ctrlKey || metaKey || shiftKey) {
    return current;
  }
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return current;
  }
}
