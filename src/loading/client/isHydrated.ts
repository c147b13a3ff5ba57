/** Whether React has hydrated the page. Until then the reader has the static text. Core sets the attribute. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
