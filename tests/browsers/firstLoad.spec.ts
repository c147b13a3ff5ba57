import {expect, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';
import {TASK_PAGE} from '../fixtures/routes';

const BOX = 'body > .load-failure';

test.use({expectedProblems: /^cannot load <script /});

for (const script of ['runtime~main', 'main', 'frame']) {
  test(`${script} fails: the text stays, a box reports it, and Retry recovers`, async ({
    tab,
    site,
  }) => {
    site.lost = new RegExp(`/assets/js/${script}\\.`);
    await tab.goTo('/docs/basics/');
    await expect.poll(() => tab.texts(BOX)).toHaveLength(1);
    expect(await tab.texts('h1')).toHaveLength(1);

    site.lost = null;
    await tab.click(`${BOX} button`);
    await tab.waitForHydration();
    expect(await tab.texts(BOX)).toEqual([]);
    await tab.click(`.navbar a[href="/docs/${firstProduct.id}/"]`);
    await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(firstProduct.label)]);
  });
}

declare global {
  interface Window {
    /** Notes the places of the page's texts at the first paint. */
    firstPaint?: {at: number; places: number[]};
    readPlaces?: () => number[];
  }
}

/** Runs before the page's own code. */
function watchFirstPaint(): void {
  window.readPlaces = () => {
    // The box that reports lost scripts pushes the page down.
    const box = document.querySelector('body > .load-failure')?.getBoundingClientRect().height ?? 0;
    const texts = document.querySelectorAll('nav a, main :is(h1, h2, p, li, figure)');
    return [...texts].flatMap((element) =>
      [...element.getClientRects()].flatMap(({x, y, width}) => [x, y - box, width].map(Math.round)),
    );
  };
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (entry) {
      // For 100 ms, Firefox shows a page without its words while their typeface may still arrive.
      setTimeout(() => {
        window.firstPaint = {at: entry.startTime, places: window.readPlaces?.() ?? []};
      }, 200);
    }
  }).observe({type: 'paint', buffered: true});
}

for (const [how, lost] of [
  ['with', null],
  ['without', /[/]assets[/]js[/]/],
] as const) {
  test(`${how} its scripts, a page shows nothing before its styles, and then nothing moves`, async ({
    tab,
    site,
  }) => {
    site.firstCode = `(${String(watchFirstPaint)})()`;
    site.lost = lost;
    // The scripts come after the first paint, so that it shows the page as the server sent it.
    site.delay = (path) =>
      path.includes('/assets/css/styles') ? 500 : path.includes('/assets/js/') ? 1500 : 0;
    await tab.goTo(TASK_PAGE);
    await expect.poll(() => tab.run(() => window.firstPaint !== undefined)).toBe(true);
    await (lost ? expect.poll(() => tab.texts(BOX)).toHaveLength(1) : tab.waitForHydration());
    const {firstPaint, places, stylesAt} = await tab.run(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        firstPaint: window.firstPaint,
        places: window.readPlaces?.() ?? [],
        stylesAt: loaded.find(({name}) => name.includes('/assets/css/styles'))?.responseEnd,
      };
    });
    expect(firstPaint?.at).toBeGreaterThanOrEqual(stylesAt ?? Infinity);
    expect(firstPaint?.places.length).toBeGreaterThan(0);
    expect(places.slice(0, firstPaint?.places.length)).toEqual(firstPaint?.places);
  });
}
