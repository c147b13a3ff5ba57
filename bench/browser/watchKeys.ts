import {afterPaint} from './afterPaint';

/** When each effect of a key press happened, in milliseconds after the key event; null if it never did. */
export interface KeyTimes {
  /** An input with the focus was painted. */
  focused: number | null;
  /** The last change of the rows in view was painted, or the input's if the rows stayed the same. */
  painted: number | null;
  /** Milliseconds since one of these last happened. */
  quietFor: number;
}

declare global {
  interface Window {
    /** Selector of the element that has the rows. It is set before the page's own scripts run. */
    resultsSelector?: string;
    keyTimes?: () => KeyTimes;
  }
}

let key = 0;
let last = 0;
let times: Omit<KeyTimes, 'quietFor'>;
forget();

function forget(): void {
  times = {focused: null, painted: null};
}

/** Calls back with the milliseconds from the key to the paint. */
function timePaint(then: (sinceKey: number) => void): void {
  last = performance.now();
  afterPaint(() => {
    last = performance.now();
    then(last - key);
  });
}

/** The nearest element, if it is among the results and not in their status line. */
function resultOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const isResult = element?.closest(window.resultsSelector ?? 'body');
  return isResult && !element?.closest('[role=status]') ? element : null;
}

/** Whether a reader sees the row without scrolling. */
function isInView(row: Element): boolean {
  const list = row.closest(window.resultsSelector ?? 'body');
  const bottom = Math.min(list?.getBoundingClientRect().bottom ?? 0, window.innerHeight);
  return row.getBoundingClientRect().top < bottom;
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
window.addEventListener('input', () => timePaint((time) => (times.painted = time)), {
  capture: true,
});
window.addEventListener('focusin', ({target}) => {
  if (target instanceof HTMLInputElement) {
    timePaint((time) => (times.focused ??= time));
  }
});
new MutationObserver((changes) => {
  const rows = changes.flatMap(({target}) => resultOf(target) ?? []);
  if (rows.length > 0) {
    // After the paint the layout is known. Asking for it earlier would be work for the page.
    timePaint((time) => {
      if (rows.some(isInView)) {
        times.painted = time;
      }
    });
  }
}).observe(document, {childList: true, subtree: true, characterData: true});

window.keyTimes = () => ({...times, quietFor: performance.now() - last});
