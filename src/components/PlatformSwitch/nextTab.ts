/**
 * The tab that a key moves the focus to, wrapping around at both ends of the row.
 * @param current index of the tab that has the focus.
 * @param count number of tabs.
 * @returns the index of that tab; `current` for keys that do not move the focus.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(key: string, current: number, count: number): number {
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
