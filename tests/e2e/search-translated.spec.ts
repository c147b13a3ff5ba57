import {expect, hold, holdRequests, open, test} from './fixtures';
import {CODE_URL, INDEX_URL, SearchWindow} from './searchWindow';
import {startTranslator} from './translator';
import {secondProduct} from '../fixtures/fullProducts';

const START = `/docs/${secondProduct.id}/`;
const QUERIES = ['c', 'ch', 'chart', 'chart template', 'err130', '10027', 'ea'];

test.describe('while the browser translates the page', () => {
  test('the window finds, says what it finds, and opens it', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await startTranslator(page);
    await modal.open();
    for (const query of QUERIES) {
      await modal.input.fill(query);
      await expect(modal.status).toContainText(/†\d+ results?/);
      await expect(modal.titles.first()).toHaveText(/\S/);
    }
    await modal.input.fill('err_invalid_stops');
    await expect(
      modal.chosen.locator('[translate=no]', {hasText: 'ERR_INVALID_STOPS'}),
    ).toBeVisible();
    await modal.input.fill('zebrafish');
    await expect(modal.dialog).toContainText('†This manual is in English');
    await modal.input.fill('chart zebrafish');
    await expect(modal.dialog).toContainText('Nothing about “zebrafish”. Nearest matches:');
    await modal.input.fill('');
    await expect(modal.dialog).toContainText('†Start here');
    await modal.input.fill('attach ea');
    await expect(modal.titles.first()).toContainText(/attach/i);
    await modal.follow();
    await expect(page.getByRole('heading', {level: 1})).toContainText('†');
    await modal.open();
    await expect(modal.stored('Recent')).toHaveCount(1);
  });

  test('the window takes over from the waiting one', async ({page}) => {
    const modal = new SearchWindow(page);
    await holdRequests(page);
    await open(page, START);
    const release = await hold(page, CODE_URL);
    await startTranslator(page);
    await modal.pressKey();
    await expect(page.getByText('†Loading the search…')).toBeVisible();
    release();
    await modal.input.fill('chart');
    await expect(modal.titles.first()).toContainText(/chart/i);
  });

  test('the search page finds, and shows more', async ({page}) => {
    await open(page, '/search');
    await startTranslator(page);
    const field = page.getByRole('searchbox');
    const status = page.getByRole('status');
    const titles = page.getByRole('main').getByRole('heading', {level: 2});
    for (const query of [...QUERIES, 'order']) {
      await field.fill(query);
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent(query).replace('%20', '+')}`);
      await expect(status).toHaveText(/^†\d+ results?/);
      await expect(titles.first()).toHaveText(/\S/);
    }
    await page.getByRole('button', {name: /Show \d+ more/}).click();
    await expect(titles.nth(20)).toBeVisible();
    await field.fill('zebrafish');
    await expect(status).toHaveText('†No results for “zebrafish”');
    await expect(page.getByRole('main')).toContainText('This manual is in English');
    await titles.first().waitFor({state: 'detached'});
  });

  test.describe('a failure', () => {
    test.use({expectedProblems: /Failed to load resource/});

    test('is shown in both, and "Try again" ends it', async ({page}) => {
      const modal = new SearchWindow(page);
      await page.route(INDEX_URL, (route) => route.fulfill({status: 500}));
      await open(page, START);
      await startTranslator(page);
      await modal.search('chart');
      await expect(modal.failure).toBeVisible();
      await page.unroute(INDEX_URL);
      await modal.tryAgain.click();
      await expect(modal.titles.first()).toContainText(/chart/i);
    });
  });
});
