import {kestrels} from '../fixtures/searchRecords';
import {expect, hold, open, test} from './fixtures';
import {INDEX_URL, serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

const START = '/docs/r50/';
const CHUNK_URL = '**/search-modal.*.js';
const WORKER_URL = '**/search-worker.*.js';

test.describe('an index out of reach', () => {
  test.use({expectedProblems: /Failed to load resource/});

  for (const [name, answer] of [
    ['no network', null],
    ['a server that fails', {status: 500, body: ''}],
    ['no such file', {status: 404, body: ''}],
    ['a page in its place', {contentType: 'text/html', body: '<!doctype html>'}],
    ['half a file', {contentType: 'application/json', body: '{"format":1,"pages":['}],
    ['another format', {contentType: 'application/json', body: '{"format":99}'}],
  ] as const) {
    test(`${name}: the error screen comes and stays`, async ({page}) => {
      const modal = new SearchModal(page);
      await page.route(INDEX_URL, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await open(page, START);
      await modal.search('kestrel');
      const title = modal.dialog.locator('.DocSearch-Title');
      await expect(title).toHaveText('Unable to fetch results');
      await expect(
        modal.dialog.locator('.DocSearch-Help', {
          hasText: 'You might want to check your network connection.',
        }),
      ).toBeVisible();
      await expect(modal.status).toContainText('Unable to fetch results');
      // Autocomplete takes the screen away at once, its stall timer after 300 ms.
      await page.waitForTimeout(900);
      await expect(title).toHaveText('Unable to fetch results');
      await expect(modal.dialog).toHaveClass(/DocSearch-Container--Errored/);
    });
  }

  test('the next key heals it when the index is reachable again', async ({page}) => {
    const modal = new SearchModal(page);
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.tryAgain).toBeVisible();
    await page.unroute(INDEX_URL);
    await serveRecords(page, kestrels(3));
    await page.keyboard.type(' ');
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.tryAgain).toHaveCount(0);
  });

  test('"Try again" heals it, and the query stays', async ({page}) => {
    const modal = new SearchModal(page);
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, START);
    await modal.search('kestrel');
    await modal.tryAgain.click();
    await expect(modal.tryAgain).toBeVisible();
    await page.unroute(INDEX_URL);
    await serveRecords(page, kestrels(3));
    await modal.tryAgain.click();
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.input).toHaveValue('kestrel');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
  });

  test('the line coming back heals it by itself', async ({page, context}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.route(INDEX_URL, (route) => route.abort());
    await context.setOffline(true);
    await page.route(CHUNK_URL, (route) => route.continue());
    await context.setOffline(false);
    await modal.search('kestrel');
    await expect(modal.tryAgain).toBeVisible();
    await page.unroute(INDEX_URL);
    await serveRecords(page, kestrels(3));
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(modal.hits).toHaveCount(3);
  });

  test('an emptied input leaves the error screen', async ({page}) => {
    const modal = new SearchModal(page);
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, START);
    await modal.search('k');
    await expect(modal.tryAgain).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(modal.dialog.getByRole('region', {name: 'Most readers look for'})).toBeVisible();
    await expect(modal.tryAgain).toHaveCount(0);
  });
});

test('a search is stalled after 300 ms, until its answer', async ({page}) => {
  const modal = new SearchModal(page);
  const release = await hold(page, INDEX_URL);
  await open(page, START);
  await modal.open();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.keyboard.type('a');
  await page.clock.runFor(290);
  await expect(modal.dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
  await page.clock.runFor(20);
  await expect(modal.dialog).toHaveClass(/DocSearch-Container--Stalled/);
  release();
  await page.clock.resume();
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('an index that never comes is out of reach after 30 seconds, and "Try again" heals it', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  const release = await hold(page, INDEX_URL);
  await open(page, START);
  await page.clock.install();
  await modal.search('attach');
  await expect(modal.dialog).toHaveClass(/DocSearch-Container--Stalled/);
  await page.clock.fastForward(30_000);
  await expect(modal.tryAgain).toBeVisible();
  release();
  await modal.tryAgain.click();
  await expect(modal.hits.first()).toBeVisible();
});

test.describe('search code out of reach', () => {
  test.use({expectedProblems: /Failed to load resource|Loading chunk/});

  test('is said in words, and "Try again" brings the search with what was typed', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await page.route(CHUNK_URL, (route) => route.abort());
    await open(page, START);
    await modal.button.click();
    await page.keyboard.type('attach');
    await expect(modal.dialog.getByRole('status')).toContainText('Unable to load the search');
    await modal.tryAgain.click();
    await expect(modal.tryAgain).toBeVisible();
    await page.unroute(CHUNK_URL);
    await modal.tryAgain.click();
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits.first()).toBeVisible();
  });

  test('the worker’s code too: the error screen comes, and "Try again" heals it', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await page.route(WORKER_URL, (route) => route.abort());
    await open(page, START);
    await modal.search('attach');
    await expect(modal.status).toContainText('Unable to fetch results');
    await page.unroute(WORKER_URL);
    await modal.tryAgain.click();
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('attach');
  });

  test('Escape leaves, with the focus where it was', async ({page}) => {
    const modal = new SearchModal(page);
    await page.route(CHUNK_URL, (route) => route.abort());
    await open(page, START);
    await modal.button.click();
    await expect(modal.tryAgain).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await expect(modal.button).toBeFocused();
  });
});
