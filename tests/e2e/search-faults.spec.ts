import type {Page} from '@playwright/test';
import {LOAD_TIMEOUT, REPLY_TIMEOUT} from '../../src/search/shared/constants';
import type {PlatformId} from '../../src/data/platforms';
import {kestrels, record} from '../fixtures/searchRecords';
import {expect, hold, open, test} from './fixtures';
import {CODE_URL, INDEX_URL, SearchWindow, serveRecords} from './searchWindow';
import {secondProduct} from '../fixtures/fullProducts';

const START = `/docs/${secondProduct.id}/`;

test.describe('an index that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource/});

  /** Searches and waits for the error screen. */
  async function failToSearch(page: Page): Promise<SearchWindow> {
    const modal = new SearchWindow(page);
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, START);
    await modal.search('k');
    await expect(modal.failure).toBeVisible();
    return modal;
  }

  test('the error screen appears and stays', async ({page}) => {
    await page.clock.install();
    const modal = await failToSearch(page);
    await expect(
      modal.dialog.getByText('You might want to check your network connection.').last(),
    ).toBeVisible();
    await expect(modal.status).toContainText('Unable to fetch results');
    // Autocomplete would reset the screen at once; its stall timer would, after 300 ms.
    await page.clock.runFor(600);
    await expect(modal.failure).toBeVisible();
    await expect(modal.noResults).toBeHidden();
  });

  test('the next key press recovers once the index can be loaded again', async ({page}) => {
    const modal = await failToSearch(page);
    await serveRecords(page, kestrels(3));
    await page.keyboard.type(' ');
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.tryAgain).toHaveCount(0);
  });

  test('"Try again" recovers, and the query stays', async ({page}) => {
    const modal = await failToSearch(page);
    const secondFailure = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/search-index.json'),
    );
    await modal.tryAgain.click();
    await secondFailure;
    await serveRecords(page, kestrels(3));
    await modal.tryAgain.click();
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.input).toHaveValue('k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
  });

  test('recovers by itself once the connection is back', async ({page, context}) => {
    const modal = await failToSearch(page);
    await serveRecords(page, kestrels(3));
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(modal.hits).toHaveCount(3);
  });

  test('clearing the input leaves the error screen', async ({page}) => {
    const modal = await failToSearch(page);
    await page.keyboard.press('Backspace');
    await expect(modal.startingPoints).toBeVisible();
    await expect(modal.tryAgain).toHaveCount(0);
  });
});

test('a search is shown as stalled after 300 ms, until it is answered', async ({page}) => {
  const modal = new SearchWindow(page);
  const release = await hold(page, INDEX_URL);
  await page.clock.install();
  await open(page, START);
  await modal.open();
  // Later than it can get until the page hears of it.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.keyboard.type('a');
  await page.clock.runFor(290);
  await expect(modal.stalled).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(modal.stalled).toBeVisible();
  release();
  await page.clock.resume();
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.stalled).toHaveCount(0);
});

test('an index that never comes is out of reach in time, and "Try again" heals it', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  const release = await hold(page, INDEX_URL);
  await page.clock.install();
  await open(page, START);
  await modal.search('attach');
  await expect(modal.stalled).toBeVisible();
  await page.clock.fastForward(LOAD_TIMEOUT);
  await expect(modal.tryAgain).toBeVisible();
  release();
  await modal.tryAgain.click();
  await expect(modal.hits.first()).toBeVisible();
});

test.describe('search code that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource|Loading chunk/});

  test('is reported in words, and "Try again" opens the search with what was typed', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await page.route(CODE_URL, (route) => route.abort());
    await open(page, START);
    await modal.button.click();
    await expect(modal.waitingInput).toBeFocused();
    await page.keyboard.type('attach');
    await expect(modal.status).toContainText('Unable to load the search');
    await page.route(CODE_URL, (route) => route.continue());
    await modal.tryAgain.click();
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits.first()).toBeVisible();
  });
});

test.describe('without a worker the page itself searches', () => {
  test.use({expectedProblems: /provoked by a test/});

  /** Searches with the worker. */
  async function findAnswers(page: Page): Promise<SearchWindow> {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.search('attach');
    await expect(modal.hits.first()).toBeVisible();
    return modal;
  }

  test('it ends', async ({page}) => {
    await page.clock.install();
    const modal = await findAnswers(page);
    const [worker] = page.workers();
    const closed = worker?.waitForEvent('close');
    await worker?.evaluate(() => void setTimeout(() => self.close()));
    await closed;
    await modal.input.fill('drawdown');
    await expect(modal.stalled).toBeVisible();
    // A worker that ends raises no error, so the page waits before it searches itself.
    await page.clock.fastForward(REPLY_TIMEOUT);
    await expect(modal.chosen).toContainText('drawdown', {ignoreCase: true});
  });

  test('it throws half-way', async ({page}) => {
    const modal = await findAnswers(page);
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('provoked by a test');
      });
    });
    await modal.input.fill('drawdown');
    await expect(modal.chosen).toContainText('drawdown', {ignoreCase: true});
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test.describe('what breaks while it is drawn', () => {
  test.use({expectedProblems: /toUpperCase/});

  const oddHit = (route: string) => [
    record({route, headings: ['Kestrel'], platform: 7 as unknown as PlatformId}),
  ];

  test('ends in the window with what was typed, and "Try again" heals it', async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, oddHit('/docs/support/'));
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.dialog).toContainText('Unable to load the search');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const field = modal.waitingInput;
    await expect(field).toHaveValue('kestrel');
    await field.fill('zebra');
    await modal.tryAgain.click();
    await expect(modal.input).toHaveValue('zebra');
    await expect(modal.dialog).toContainText('No results for “zebra”');
  });

  test('ends in the search page', async ({page}) => {
    await serveRecords(page, oddHit('/docs/support/'));
    await open(page, '/search?q=kestrel');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    const field = page.getByRole('searchbox');
    await field.fill('zebra');
    await expect(page.getByRole('status')).toHaveText('No results for “zebra”');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('link', {name: 'Go to Support'})).toBeVisible();
  });
});

test.describe('a storage that fills up while the window is open', () => {
  test.use({expectedProblems: /quota has been exceeded/});

  test('does not keep the reader from a hit', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.find('10027');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await modal.follow();
    await expect(page).toHaveURL(/#error-10027$/);
  });
});

test('a pasted line of a journal is asked without time and source', async ({page, context}) => {
  const modal = new SearchWindow(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, START);
  const line = `2026.11.23 18:29:15.123\tTrades\t'12345678': failed market buy 0.10 EURUSD sl: 1.07100 tp: 1.09100 [Not enough money]\n`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), line);
  await modal.open();
  await page.keyboard.press('Control+v');
  await expect(modal.input).toHaveValue('Not enough money');
  await expect(modal.hits.first()).toBeVisible();
});
