import {isServerReachable} from './isServerReachable';

/**
 * Reloads the page if the server can be reached, and keeps the reader's place on it. After a deploy this brings
 * the new page, where the code of the old one is gone.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) {
    window.location.reload();
  }
}

/** Reloads in the same way for a page that is in the address but not on the screen yet. */
export async function reloadAtTarget(): Promise<void> {
  if (await isServerReachable()) {
    askForTarget();
    window.location.reload();
  }
}

/**
 * Makes the next reload show the place that the hash names, or the top of the page. Otherwise the browser scrolls
 * to where the reader was on the page before. It keeps this setting over the reload.
 */
export function askForTarget(): void {
  window.history.scrollRestoration = 'manual';
}

/** Does what `askForTarget` asked for before the reload. */
export function showTarget(): void {
  if (window.history.scrollRestoration !== 'manual') {
    return;
  }
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  // If the browser got this setting back while the page still loads, it would scroll to the old place.
  if (document.readyState === 'complete') {
    keepPlace();
  } else {
    window.addEventListener('load', () => setTimeout(keepPlace));
  }
}

function keepPlace(): void {
  window.history.scrollRestoration = 'auto';
}
