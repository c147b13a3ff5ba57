/**
 * The tab that a key leads to, of `count` tabs in a row that ends where it begins.
 * @param current index of the tab that has the focus.
 * @returns the index, which is `current` for keys that do not move.
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
