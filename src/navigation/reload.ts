import {isServerReachable} from './isServerReachable';

/**
 * Reloads the page if the server can be reached, and keeps the scroll position. After a deploy, this gets the
 * new page, because the code of the old one is gone.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) {
    window.location.reload();
  }
}

/** Reloads like `reloadWhenReachable`, for a page that is already in the address but not on the screen. */
export async function reloadAtTarget(): Promise<void> {
  if (await isServerReachable()) {
    scrollToTargetAfterReload();
    window.location.reload();
  }
}

/**
 * Makes the next reload scroll to the element that the hash names, or to the top. Otherwise the browser would
 * restore the scroll position of the page before. The setting survives the reload.
 */
export function scrollToTargetAfterReload(): void {
  window.history.scrollRestoration = 'manual';
}

/** Scrolls to the target after a reload for which `scrollToTargetAfterReload` was called. */
export function scrollToTarget(): void {
  if (window.history.scrollRestoration !== 'manual') {
    return;
  }
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  // Resetting it before the page has loaded would make the browser scroll to the old position.
  if (document.readyState === 'complete') {
    restoreScrolling();
  } else {
    window.addEventListener('load', () => setTimeout(restoreScrolling));
  }
}

function restoreScrolling(): void {
  window.history.scrollRestoration = 'auto';
}
