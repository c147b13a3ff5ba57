import type {Page} from '@playwright/test';
import {expect, hold, MAIN_SCRIPT, open, test, waitForHydration} from './fixtures';
import {SearchModal} from './searchModal';

const START = '/docs/r50/mt5/setup/install_ea';

/** When the page was painted first, and when each of its scripts was asked for; in milliseconds. */
function readTimes(page: Page): Promise<{paint: number; scripts: number[]}> {
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => new URL(name).pathname.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
}

test.describe('scripts are asked for', () => {
  test('when the text is on the screen', async ({page}) => {
    await open(page, START);
    const {paint, scripts} = await readTimes(page);
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  });

  test('before that on a slow line, each once', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {rtt: 150, effectiveType: '4g'}});
    });
    await open(page, START);
    const {paint, scripts} = await readTimes(page);
    const early = scripts.filter((time) => time < paint);
    const named = await page.evaluate(
      () => document.querySelectorAll('link[rel=preload][as=script]').length,
    );
    expect(named).toBeGreaterThan(2);
    expect(early).toHaveLength(named);
  });

  test('at once in a tab that is not shown', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', {value: true});
      Object.defineProperty(window, 'PerformanceObserver', {
        value: class {
          observe() {
            throw new Error('A hidden tab is not painted.');
          }
        },
      });
    });
    await open(page, START);
  });

  test('after a while in a browser that reports no paint', async ({page}) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(page, START);
  });
});

test.describe('a search that is opened before React answers', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['by Ctrl+K', (page) => page.keyboard.press('Control+k')],
    ['by a slash', (page) => page.keyboard.press('/')],
    ['by the button', (page) => page.locator('.DocSearch-Button').click()],
  ];

  for (const [way, act] of ways) {
    test(`${way} opens once it does`, async ({page}) => {
      const modal = new SearchModal(page);
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(START, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await act(page);
      await expect(modal.dialog).toHaveCount(0);
      release();
      await expect(modal.input).toBeFocused();
      await page.keyboard.type('attach');
      await expect(modal.hits.first()).toBeVisible();
    });
  }

  test('other keys and clicks open nothing', async ({page}) => {
    const modal = new SearchModal(page);
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto('/search', {waitUntil: 'commit'});
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type('k/');
    await page.locator('footer').click({position: {x: 2, y: 2}});
    release();
    await waitForHydration(page);
    await expect(modal.dialog).toHaveCount(0);
  });
});

test('a first load makes no tool of a language, which costs a phone 80 ms each', async ({page}) => {
  await page.addInitScript(() => {
    const count = (owner: object, name: string) => {
      const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      const counting = new Proxy(original, {
        apply: (target, self, given) => {
          console.error(`${name} was called`);
          return Reflect.apply(target, self, given);
        },
        construct: (target, given) => {
          console.error(`${name} was made`);
          return Reflect.construct(target, given) as object;
        },
      });
      Reflect.set(owner, name, counting);
    };
    ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'].forEach((name) =>
      count(Intl, name),
    );
    count(String.prototype, 'localeCompare');
    count(Number.prototype, 'toLocaleString');
    count(Date.prototype, 'toLocaleDateString');
  });
  await open(page, START);
  await page.waitForLoadState('networkidle');
});
