import {afterPaint} from '../../lib/afterPaint';

/** What to wait for. It is set before the page's own scripts run. */
export interface HitWatch {
  query: string;
  /** Selector of the links of hits. */
  selector: string;
  /** Paths of the pages that answer the query, without a slash at the end. */
  right: readonly string[];
}

declare global {
  interface Window {
    hitWatch?: HitWatch;
    /** Milliseconds from Ctrl+K to the paint of the first right hit for the whole query. */
    hitTime?: number;
  }
}

let start = 0;
let isFound = false;

function hasRightHit({query, selector, right}: HitWatch): boolean {
  const input = document.activeElement;
  return (
    input instanceof HTMLInputElement &&
    input.value === query &&
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].some(
      (link) => right.includes(link.pathname.replace(/\/$/, '')) && link.checkVisibility(),
    )
  );
}

function check(): void {
  if (!isFound && window.hitWatch && hasRightHit(window.hitWatch)) {
    isFound = true;
    afterPaint(() => (window.hitTime = performance.now() - start));
  }
}

window.addEventListener(
  'keydown',
  (event) => {
    if (event.ctrlKey && event.key === 'k') {
      start = event.timeStamp;
    }
  },
  {capture: true},
);
window.addEventListener('input', check);
new MutationObserver(check).observe(document, {
  attributes: true,
  childList: true,
  subtree: true,
  characterData: true,
});
