import type {ReadySign} from '../sites/recipes';

/** Bytes that the host has sent, with their headers. What came from the cache counts nothing. */
export interface SentBytes {
  html: number;
  styles: number;
  scripts: number;
  others: number;
}

/** What a page's load looked like so far, in milliseconds since the navigation began. */
export interface LoadTimes {
  /** The largest text or picture so far was painted. */
  largestPaint: number | null;
  /** The first time that a part of the page itself, and no bar around it, was the largest so far. */
  ownWords: number | null;
  /** The first text or picture was painted, which may be a bar above the page. */
  firstText: number | null;
  /** The page answers its reader. */
  hydrated: number | null;
  /** For what the page itself needed until it was hydrated. */
  sent: SentBytes;
  /** Tasks of more than 50 ms on the main thread. */
  longTasks: {start: number; duration: number}[];
  /** The time of this reading. */
  now: number;
}

declare global {
  interface Window {
    /** Set before this module runs. */
    readySign?: ReadySign;
    readLoadTimes?: () => LoadTimes;
  }
}

const times: Omit<LoadTimes, 'sent' | 'now'> = {
  largestPaint: null,
  ownWords: null,
  firstText: null,
  hydrated: null,
  longTasks: [],
};

function setHydrated(): void {
  times.hydrated ??= performance.now();
}

/** How each kind of site shows that its scripts have taken over the page. */
const waitForSign: Record<ReadySign, () => void> = {
  // Docusaurus marks the document after React has hydrated it.
  docusaurus() {
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        setHydrated();
      }
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  },
  // Vue stores the app in its element at the end of `mount`.
  vue() {
    Object.defineProperty(HTMLElement.prototype, '__vue_app__', {
      configurable: true,
      set(this: HTMLElement, app: unknown) {
        setHydrated();
        Object.defineProperty(this, '__vue_app__', {
          value: app,
          configurable: true,
          writable: true,
        });
      },
    });
  },
  // Deferred scripts and modules run before this event.
  scripts() {
    document.addEventListener('DOMContentLoaded', setHydrated);
  },
};

function observe(type: string, use: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(use);
  }).observe({type, buffered: true});
}

if (window.readySign) {
  waitForSign[window.readySign]();
}
observe('paint', ({name, startTime}) => {
  if (name === 'first-contentful-paint') {
    times.firstText = startTime;
  }
});
observe('largest-contentful-paint', (entry) => {
  const {startTime, element} = entry as LargestContentfulPaint;
  times.largestPaint = startTime;
  if (element?.closest('main')) {
    times.ownWords ??= startTime;
  }
});
observe('longtask', ({startTime, duration}) => {
  times.longTasks.push({start: startTime, duration});
});

function kindOf({name, entryType}: PerformanceEntry): keyof SentBytes {
  const {pathname} = new URL(name);
  if (entryType === 'navigation') {
    return 'html';
  }
  return pathname.endsWith('.css') ? 'styles' : pathname.endsWith('.js') ? 'scripts' : 'others';
}

function countBytes(): SentBytes {
  const sent = {html: 0, styles: 0, scripts: 0, others: 0};
  const page = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  for (const entry of [page, ...files]) {
    const kind = kindOf(entry);
    // Scripts of the next pages are prefetched by links that the page's own scripts add.
    const isPrefetched =
      kind === 'scripts' && entry.initiatorType === 'link' && entry.startTime > page.domInteractive;
    if (!isPrefetched && entry.startTime < (times.hydrated ?? Infinity)) {
      sent[kind] += entry.transferSize;
    }
  }
  return sent;
}

window.readLoadTimes = () => ({...times, sent: countBytes(), now: performance.now()});
