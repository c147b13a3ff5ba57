import {setTimeout} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {platformList} from '../../src/data/platforms';
import {taskPath, tasks} from '../../src/data/tasks';
import {ROUTES_TO_LOOK_AT, SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {expect, hold, open, test} from './fixtures';
import {INDEX_URL, SearchWindow} from './searchWindow';
import {layoutFaults} from './layoutFaults';
import {addStyle} from './addStyle';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {firstProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/startingPoints';

const HEIGHT = 800;

/** The text spacing that a page has to support at least (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The largest layout shift that is allowed. Core Web Vitals rate up to 0.1 as good. */
const MAX_SHIFT = 0.01;

/** Expects that the page has no faults at each width, in CSS pixels, once it has measured its tables there. */
async function expectWhole(page: Page, widths: readonly number[], how = ''): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: HEIGHT});
    await expect.poll(() => layoutFaults(page), `at ${width} px ${how}`).toEqual([]);
  }
}

test.beforeEach(({page}) => watchLayoutShift(page));

for (const route of [...ROUTES_TO_LOOK_AT, `${SEARCH_ROUTE}?q=attach`]) {
  test(`${route} neither shifts nor overlaps at any width or text spacing`, async ({page}) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: HEIGHT});
      await open(page, route);
      if (route.includes('?')) {
        await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
      }
      expect(await layoutShift(page), `shift at ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
    }
    // A window of 1280 px at a zoom of 200 % has 640 CSS pixels.
    await expectWhole(page, [640, 320]);
    await addStyle(page, TEXT_SPACING);
    await expectWhole(page, [320, 1000, 1280, 1920], 'with text spaced out');
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} scripts, a page shows nothing before its styles`, async ({
    browser,
    baseURL,
    watchProblems,
  }) => {
    const context = await browser.newContext({javaScriptEnabled, baseURL: baseURL ?? ''});
    await watchProblems(context);
    const page = await context.newPage();
    await page.route('**/assets/css/styles.*', async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    await page.goto(TASK_PAGE);
    const firstPaint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    await expect.poll(firstPaint).toBeDefined();
    const stylesAt = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return loaded.find(({name}) => name.includes('/assets/css/styles.'))?.responseEnd;
    });
    expect(await firstPaint()).toBeGreaterThanOrEqual(stylesAt ?? Infinity);
    await context.close();
  });
}

for (const platform of platformList) {
  test(`on a phone, the tasks on ${platform.short} begin in the upper half of the screen`, async ({
    page,
  }) => {
    const height = 844;
    await page.setViewportSize({width: 390, height});
    for (const {id} of tasks) {
      await open(page, taskPath(firstProduct.id, platform.id, id));
      const step = await page.locator('[data-step]').first().boundingBox();
      expect(step?.y, id).toBeLessThan(height / 2);
    }
  });
}

/** The width of the contents beside the text, in rem: so that a line has more than a word. Null if they are not shown. */
function readContentsWidth(): number | null {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return contents?.checkVisibility() ? contents.getBoundingClientRect().width / rem : null;
}

for (const route of ROUTES_TO_LOOK_AT) {
  test(`${route} is whole with a larger font of the browser`, async ({page}) => {
    const browser = await page.context().newCDPSession(page);
    await open(page, route);
    for (const standard of [20, 24, 32]) {
      await browser.send('Page.setFontSizes', {fontSizes: {standard}});
      for (const width of [390, 1000, 1280, 1440]) {
        const how = `with a font of ${standard} px`;
        await expectWhole(page, [width], how);
        expect((await page.evaluate(readContentsWidth)) ?? Infinity, how).toBeGreaterThan(10);
      }
    }
  });
}

test('the field of the search shows words with the largest font of the browser', async ({page}) => {
  await page.setViewportSize({width: 390, height: HEIGHT});
  const browser = await page.context().newCDPSession(page);
  const standard = 32;
  await browser.send('Page.setFontSizes', {fontSizes: {standard}});
  await open(page, '/');
  const modal = new SearchWindow(page);
  await page.keyboard.press('Control+k');
  await expect
    .poll(async () => ((await modal.input.boundingBox())?.width ?? 0) / standard)
    .toBeGreaterThan(4);
});

test('the name of the manual ends before the search button in narrow windows', async ({page}) => {
  await open(page, '/');
  await addStyle(page, TEXT_SPACING);
  for (const width of [320, 390, 430, 768]) {
    await page.setViewportSize({width, height: HEIGHT});
    const name = await page.locator('.navbar__title').first().boundingBox();
    const search = await page
      .locator('.navbar')
      .getByRole('button', {name: 'Search'})
      .boundingBox();
    expect((name?.x ?? Infinity) + (name?.width ?? 0), `${width} px`).toBeLessThanOrEqual(
      search?.x ?? 0,
    );
  }
});

test('the foot of the search page does not move when hits arrive', async ({page}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: HEIGHT});
    const release = await hold(page, INDEX_URL);
    await open(page, `${SEARCH_ROUTE}?q=attach`);
    await page.locator('.footer').evaluate((footer) => {
      const top = footer.getBoundingClientRect().top + window.scrollY - window.innerHeight / 2;
      window.scrollTo({top, behavior: 'instant'});
    });
    release();
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).not.toHaveCount(0);
    expect(await layoutShift(page), `shift at ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test.describe('with scrollbars that take up room', () => {
  /**
   * The positions of the parts of a page, except those that open over it. Parts below a fold may move down.
   */
  const places = (page: Page, fold = '') =>
    page
      .locator('.navbar__inner, .navbar__inner *, h1, main p, main :is(h2, h3), main td, .footer')
      .evaluateAll((parts, selector) => {
        const above = selector ? document.querySelector(selector) : null;
        return parts
          .filter((part) => !part.closest('details > :not(summary)'))
          .map((part) => {
            const {left, top, width} = part.getBoundingClientRect();
            const isBelow =
              above && above.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING;
            return `${part.tagName} ${left} ${isBelow ? 'below' : top} ${width}`;
          });
      }, fold);

  for (const route of [...ROUTES_TO_LOOK_AT, SEARCH_ROUTE]) {
    test(`${route} does not shift when the search, a menu or details open`, async ({page}) => {
      await page.setViewportSize({width: 1024, height: 600});
      await open(page, route);
      const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(await room()).toBeGreaterThan(0);
      const before = await places(page);
      const modal = new SearchWindow(page);
      await modal.open();
      expect(await places(page)).toEqual(before);
      await modal.close();
      const select = page.locator('nav summary').first();
      if (await select.isVisible()) {
        await select.click();
        expect(await places(page)).toEqual(before);
        await select.click();
      }
      for (const fold of ['details.theme-doc-toc-mobile', 'article details[data-fold]']) {
        const summary = page.locator(`${fold} > summary`).first();
        if ((await summary.count()) > 0) {
          const folded = await places(page, fold);
          // Unlike a click of the mouse, it doesn't scroll there.
          await summary.dispatchEvent('click');
          expect(await places(page, fold), fold).toEqual(folded);
          await summary.dispatchEvent('click');
        }
      }
      await page.setViewportSize({width: 900, height: 600});
      const narrow = await places(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      expect(await places(page)).toEqual(narrow);
    });
  }
});

test.describe('for a returning reader in dark mode', () => {
  test.beforeEach(({page}) =>
    page.addInitScript((id) => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('docusaurus.announcement.id', id);
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.tab.platform', 'mt5');
    }, 'release-6'),
  );

  for (const width of [360, 1280]) {
    test(`pages do not shift at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: HEIGHT});
      for (const route of [
        '/',
        '/docs/basics/',
        `/docs/${firstProduct.id}/`,
        TASK_PAGE,
        '/docs/support/',
      ]) {
        await open(page, route);
        await expect(page.getByRole('banner'), route).toHaveCount(0);
        expect(await layoutShift(page), route).toBeLessThanOrEqual(MAX_SHIFT);
      }
    });
  }
});

test.describe('tables', () => {
  test('keep their head in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/docs/support/');
    const table = page.locator('.table-box[data-fits] > table').first();
    await table.locator('tbody > tr').last().scrollIntoViewIfNeeded();
    await expect(table.locator('thead th').first()).toBeInViewport({ratio: 1});
  });

  test('can be scrolled by keyboard and have a name if they are too wide', async ({page}) => {
    await page.setViewportSize({width: 320, height: HEIGHT});
    await open(page, '/markdown-page');
    const box = page.getByRole('group', {name: 'Table that scrolls sideways'}).first();
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });

  test('of codes mark each row, and put its cells side by side where there is room', async ({
    page,
  }) => {
    await open(page, `${ERROR_CODES}#mt5-10027`);
    const row = page.locator('#mt5-10027');
    for (const [width, columns] of [
      [320, 1],
      [1024, 2],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({width, height: HEIGHT});
      const countColumns = () =>
        row
          .locator('td')
          .evaluateAll(
            (cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size,
          );
      await expect.poll(countColumns, `${width} px`).toBe(columns);
      const article = await page.getByRole('article').boundingBox();
      expect((await row.boundingBox())?.width).toBeLessThanOrEqual(article?.width ?? 0);
      await expect(row).toHaveCSS('box-shadow', /inset/);
      await page.getByRole('link', {name: '10026 MT5'}).click();
      await expect(page.locator('#mt5-10026')).toHaveCSS('box-shadow', /inset/);
      await page.goBack();
    }
  });
});
