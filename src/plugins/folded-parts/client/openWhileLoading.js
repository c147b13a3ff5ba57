// @ts-check
// An inline script in every page. While the page arrives, it opens the folded parts that the address leads
// to, and the details of all steps if the reader chose that (src/reader/details.ts).
(() => {
  const root = document.documentElement;
  /** @type {string | null} */
  let choice = null;
  let id = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
    choice = localStorage.getItem('manual.details');
  } catch {
    // The browser keeps nothing, or the hash is malformed: whatever was read counts.
  }
  if (!id && choice !== 'all') {
    return;
  }
  const open = () => {
    const target = document.getElementById(id);
    const step = target?.closest('[data-step]');
    for (const part of root.querySelectorAll('details:not([open])')) {
      const isWanted =
        (choice === 'all' && part.matches('[data-details]')) ||
        part.contains(target) ||
        part.parentElement === step;
      part.toggleAttribute('open', isWanted);
    }
  };
  const observer = new MutationObserver(open);
  observer.observe(root, {childList: true, subtree: true});
  // The end of the page may have arrived just now, and the observer has not been told yet.
  const finish = () => {
    open();
    observer.disconnect();
  };
  document.addEventListener('readystatechange', finish, {once: true});
})();
