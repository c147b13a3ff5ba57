import {afterPaint} from '../../lib/afterPaint';

/** What followed a key, in milliseconds after its time stamp; null for what did not happen. */
export interface KeyTimes {
  /** An input had the focus, and that was painted. */
  focused: number | null;
  /** The modal's own input had it. */
  modalFocused: number | null;
  /** The last change of hits in view was painted, or of the input where the hits stayed as they were. */
  hits: number | null;
  /** Milliseconds since anything of the above last happened. */
  quietFor: number;
}

declare global {
  interface Window {
    keyTimes?: () => KeyTimes;
  }
}

let key = 0;
let last = 0;
let times: Omit<KeyTimes, 'quietFor'>;
forget();

function forget(): void {
  times = {focused: null, modalFocused: null, hits: null};
}

/** Calls back with the milliseconds from the key to the paint. */
function timePaint(then: (sinceKey: number) => void): void {
  last = performance.now();
  afterPaint(() => {
    last = performance.now();
    then(last - key);
  });
}

function paintHits(): void {
  timePaint((time) => (times.hits = time));
}

/** Whether a reader sees it without scrolling. */
function isInView(element: Element): boolean {
  const list = element.closest('.DocSearch-Dropdown');
  return list !== null && element.getBoundingClientRect().top < list.getBoundingClientRect().bottom;
}

window.addEventListener(
  'keydown',
  (event) => {
    key = event.timeStamp;
    last = performance.now();
    forget();
  },
  {capture: true},
);
window.addEventListener('input', paintHits, {capture: true});
window.addEventListener('focusin', ({target}) => {
  if (target instanceof HTMLInputElement) {
    const isModal = target.matches('.DocSearch-Input');
    timePaint((time) => {
      times.focused ??= time;
      times.modalFocused ??= isModal ? time : null;
    });
  }
});
new MutationObserver((changes) => {
  const hits = changes.flatMap(({target}) => {
    const element = target instanceof Element ? target : target.parentElement;
    const isHit = element?.closest('.DocSearch-Dropdown') && !element.closest('[role=status]');
    return isHit ? [element] : [];
  });
  if (hits.length > 0) {
    // Layout is known for sure after it was painted, and asking before would itself be work.
    timePaint((time) => {
      if (hits.some((hit) => hit !== null && isInView(hit))) {
        times.hits = time;
      }
    });
  }
}).observe(document, {childList: true, subtree: true, characterData: true});

window.keyTimes = () => ({...times, quietFor: performance.now() - last});
