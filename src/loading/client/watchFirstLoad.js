// @ts-check
// An inline script in every page, right after the hidden box that it shows. It watches for scripts of the
// first load that fail or never arrive: then the reader has the text, but nothing else works, and no other
// code of the site can say so. It handles no keys and no clicks, except those on its button.
(() => {
  const box = /** @type {HTMLElement} */ (document.currentScript?.previousElementSibling);
  const root = document.documentElement;
  const update = () => {
    box.hidden = root.dataset.hasHydrated === 'true';
  };

  /** Replaces the browser's cached copy, which may be broken. @param {string} url of the file */
  const refresh = async (url) => {
    const response = await fetch(url, {cache: 'reload'});
    await response.blob();
    return response.status;
  };

  const reload = async () => {
    const scripts = Array.from(document.scripts, ({src}) => src).filter(Boolean);
    const tooLong = new Promise((resolve) => setTimeout(resolve, 5000));
    if ((await refresh(location.href)) < 500) {
      await Promise.race([tooLong, Promise.allSettled(scripts.map(refresh))]);
      location.reload();
    }
  };
  const retry = () => {
    reload().catch(() => undefined); // Without a connection, the reader keeps the text.
  };

  // Ignores failed scripts of browser extensions.
  const isOurs = (/** @type {string | undefined} */ url) =>
    url?.startsWith(location.origin) && url.includes('/assets/js/');
  // Handles a script element that did not load, and an error thrown by code.
  const onError = (/** @type {ErrorEvent} */ {target, filename}) => {
    if (isOurs(target instanceof HTMLScriptElement ? target.src : filename)) {
      update();
    }
  };

  // There is no event for a script that is empty or still loading.
  setTimeout(update, 9000);
  addEventListener('error', onError, true);
  addEventListener('online', () => box.hidden || retry());
  // The page was hydrated after all: hide the box.
  new MutationObserver(() => box.hidden || update()).observe(root, {
    attributeFilter: ['data-has-hydrated'],
  });
  box.querySelector('button')?.addEventListener('click', retry);
})();
