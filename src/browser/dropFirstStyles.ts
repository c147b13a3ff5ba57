/**
 * Takes the styles of the first paint out of the page when the whole sheet, which has them too, is there. Otherwise the
 * browser would match each rule twice on every page that follows.
 */
function dropFirstStyles(): void {
  const sheet = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')?.sheet;
  if (sheet) {
    document.querySelector('style[data-first-paint]')?.remove();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('load', () => setTimeout(dropFirstStyles), {once: true});
}
