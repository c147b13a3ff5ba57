/** What followed a key, in milliseconds after its time stamp; null for what did not happen. */
export interface KeyTimes {
  /** An input had the focus, and that was painted. */
  focused: number | null;
  /** The modal's own input had it. */
  modalFocused: number | null;
  /** The last change of the hits was painted, or of the input where the hits stayed as they were. */
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

/** The next frame runs its callbacks, then layout and paint, then what was posted from them. */
function afterPaint(then: (sinceKey: number) => void): void {
  last = performance.now();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      last = performance.now();
      then(last - key);
    };
    channel.port2.postMessage(null);
  });
}

function paintHits(): void {
  afterPaint((time) => (times.hits = time));
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
    afterPaint((time) => {
      times.focused ??= time;
      times.modalFocused ??= isModal ? time : null;
    });
  }
});
new MutationObserver((changes) => {
  const isHits = changes.some(({target}) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('.DocSearch-Dropdown') && !element.closest('[role=status]');
  });
  if (isHits) {
    paintHits();
  }
}).observe(document, {childList: true, subtree: true, characterData: true});

window.keyTimes = () => ({...times, quietFor: performance.now() - last});
