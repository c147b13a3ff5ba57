// @ts-check
// An inline script in every page. While the page arrives, it opens the folded parts that the address leads
// to, and all parts of a kind if the reader chose that (src/reader/folds.ts).
(() => {
  const root = document.documentElement;
  let id = '';
  let chosen = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
    chosen = ['details', 'sections']
      .filter((fold) => localStorage.getItem(`manual.${fold}`) === 'all')
      .map((fold) => `[data-fold=${fold}]`)
      .join();
  } catch {
    // The storage is unavailable or the hash is malformed. Whatever was read before the error is used.
  }
  if (!id && !chosen) {
    return;
  }
  const open = () => {
    const target = document.getElementById(id);
    const step = target?.closest('[data-step]');
    const heading = target?.closest('summary') ?? target;
    for (const part of root.querySelectorAll('details:not([open])')) {
      const isWanted =
        (chosen !== '' && part.matches(chosen)) ||
        part.contains(target) ||
        part.parentElement === step ||
        (heading !== null &&
          part.previousElementSibling === heading &&
          !part.matches('[data-fold=sections]'));
      part.toggleAttribute('open', isWanted);
    }
  };
  const observer = new MutationObserver(open);
  observer.observe(root, {childList: true, subtree: true});
  // The last part of the page may have arrived before the observer was notified.
  const finish = () => {
    open();
    observer.disconnect();
  };
  document.addEventListener('readystatechange', finish, {once: true});
})();
