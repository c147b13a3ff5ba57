import type {Page} from '@playwright/test';
import {firstProduct} from '../fixtures/fullProducts';
import {docChunk, homeChunk, makeChunkCrash} from './chunks';
import {expect, hold, holdRequests, open, test, waitForHydration} from './fixtures';
import {CODE_URL, INDEX_URL, SearchWindow} from './searchWindow';

const START = '/docs/basics/';
const MALFORMED = '%E0%A4%A';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Expects that the page still works: a click leads to another page without a reload. */
async function expectAlive(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: firstProduct.label, exact: true})
    .click();
  await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test('a hash that is malformed or has no target leaves the page as it is', async ({page}) => {
  for (const hash of [MALFORMED, 'no-such-place']) {
    await open(page, `${START}#${hash}`);
    await expectAlive(page);
    await page.evaluate((entered) => (location.hash = entered), hash);
    await expectAlive(page);
  }
  await open(page, START);
  await expectAlive(page);
});

test.describe('an address without a page', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  for (const path of [`/docs/${MALFORMED}`, '/no-page', '/docs/no-page']) {
    test(`${path} shows the not-found page`, async ({page}) => {
      // Other hosts send it also for a malformed path, to which the server of the tests answers 400.
      await page.route(`**${path}`, (route) =>
        route.fulfill({status: 404, path: 'build/404.html'}),
      );
      await page.goto(path);
      await waitForHydration(page);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(/^Page not found \|/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectAlive(page);
    });
  }

  test('is searched for its words', async ({page}) => {
    await page.goto(`/docs/${firstProduct.id}/draw-down`);
    await waitForHydration(page);
    await page.getByRole('button', {name: 'Search the manual'}).click();
    await expect(new SearchWindow(page).input).toHaveValue(`${firstProduct.id} draw down`);
  });
});

test.describe('a crash', () => {
  test.use({expectedProblems: /provoked by a test|onRecoverableError/});

  for (const [part, path, chunk, bars] of [
    ['a page', `/docs/${firstProduct.id}/drawdown`, docChunk, 1],
    ['the layout', '/', homeChunk, 0],
  ] as const) {
    test(`of ${part} is told, and Try again renders it`, async ({page}) => {
      const bar = page.getByRole('navigation', {name: 'Main'});
      await makeChunkCrash(page, chunk(`${firstProduct.id}/drawdown.mdx`));
      await page.goto(path);
      await expect(heading(page)).toHaveText('This page crashed.');
      await expect(bar).toHaveCount(bars);
      await page.evaluate(() => Object.assign(window, {mended: true}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading(page)).not.toHaveText('This page crashed.');
      await expect(bar).toBeVisible();
    });
  }
});

test.describe('a page from before a deploy', () => {
  test.use({expectedProblems: /Failed to load resource|Loading (CSS )?chunk|MIME type/});
  test.beforeEach(({page}) => holdRequests(page));

  for (const [fault, pattern, answer] of [
    ['whose code is gone', CODE_URL, {status: 404, body: ''}],
    ['of another format', INDEX_URL, {json: {format: 'of another build'}}],
  ] as const) {
    test(`gets a search ${fault} by Try again, with one reload`, async ({page}) => {
      const modal = new SearchWindow(page);
      let loads = 0;
      await open(page, START);
      await page.route(pattern, (route) =>
        loads === 0 ? route.fulfill(answer) : route.continue(),
      );
      page.on('load', () => (loads += 1));
      await modal.pressKey();
      await page.keyboard.type('10027');
      await expect(modal.tryAgain).toBeVisible();
      await modal.tryAgain.click();
      await modal.expectClosed();
      await waitForHydration(page);
      await modal.find('10027');
      expect(loads, 'reloads').toBe(1);
    });
  }
});

test('keeps a search closed that was cancelled before its code arrived', async ({page}) => {
  const modal = new SearchWindow(page);
  const release = await hold(page, CODE_URL);
  await open(page, START);
  await modal.pressKey();
  await expect(modal.status).toHaveText('Loading the search…');
  await page.keyboard.type('att');
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  const script = page.locator('script[src*="/search-modal."]');
  await expect(script).toHaveCount(1);
  release();
  // The bundler removes the element once the code has run.
  await expect(script).toHaveCount(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await modal.expectClosed();
  await modal.open();
  await expect(modal.input).toHaveValue('');
});

/** Uses everything that is stored: colour mode, announcement, and a search with an opened hit. */
async function useEverything(page: Page): Promise<void> {
  const modal = new SearchWindow(page);
  await open(page, START);
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await modal.find('10027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#error-10027$/);
  await modal.open();
  await expect(modal.startingPoints).toBeVisible();
}

test.describe('a storage that cannot be written', () => {
  test.use({expectedProblems: /browser storage is not available|Docusaurus storage error/i});

  test('only makes the manual forget', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useEverything(page);
  });

  test('or read only makes the manual forget', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await useEverything(page);
  });
});

test('everything works with rubbish under every key of the storage', async ({page}) => {
  await useEverything(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['theme', '__DOCSEARCH_RECENT_SEARCHES__manual']));
  await page.evaluate((stored) => {
    stored.forEach((key) => localStorage.setItem(key, 'rubbish'));
  }, keys);
  await page.goto('about:blank');
  await useEverything(page);
});
