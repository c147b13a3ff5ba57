/** Whether React has taken the page over; before, the reader has the static text. Core sets the attribute. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
