import {afterPaint} from '../../lib/afterPaint';

/** What followed a key, in milliseconds after its time stamp. `null` stands for what did not happen. */
export interface KeyTimes {
  /** An input with the focus was painted. */
  focused: number | null;
  /** The modal's own input was painted with the focus. */
  modalFocused: number | null;
  /** The last change of the hits in view was painted, or the input's if the hits stayed the same. */
  hits: number | null;
  /** Milliseconds since one of these last happened. */
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

/** Whether a reader sees the element without scrolling. */
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
    // After the paint the layout is known. Asking for it earlier would be work for the page.
    timePaint((time) => {
      if (hits.some((hit) => hit !== null && isInView(hit))) {
        times.hits = time;
      }
    });
  }
}).observe(document, {childList: true, subtree: true, characterData: true});

window.keyTimes = () => ({...times, quietFor: performance.now() - last});
