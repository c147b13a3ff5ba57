import type {Page} from '@playwright/test';
import {record} from '../fixtures/searchRecords';
import {expect, open, test, waitForHydration} from './fixtures';
import {INDEX_URL, serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

const NEXT = '/docs/r10/drawdown';

/**
 * Simulates a deploy while the page is open: the files of the old build are gone and answer with a 404
 * page, until the next document is requested.
 */
async function deploy(page: Page): Promise<{loads: () => number}> {
  let isOld = true;
  let loads = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      isOld = false;
      loads += 1;
    }
    if (isOld && new URL(request.url()).pathname.startsWith('/assets/')) {
      await route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'});
    } else {
      await route.fallback();
    }
  });
  return {loads: () => loads};
}

test.describe('a page from before a deploy', () => {
  test.use({expectedProblems: /Failed to load resource|Loading (CSS )?chunk|MIME type/});

  test('leads to the page of the new one, with one reload', async ({page}) => {
    await open(page, '/docs/r10/');
    const {loads} = await deploy(page);
    await page.locator(`main a[href="${NEXT}"]`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
    await waitForHydration(page);
    await expect(page).toHaveURL(NEXT);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads(), 'reloads').toBe(1);
  });

  test('says that the search could not be loaded, and the next page brings it back', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, '/docs/r10/');
    const {loads} = await deploy(page);
    await modal.button.click();
    await expect(modal.dialog.getByRole('status')).toContainText('Unable to load the search');
    await modal.tryAgain.click();
    await expect(modal.tryAgain).toBeVisible();
    expect(loads(), 'reloads').toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(`main a[href="${NEXT}"]`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
    await waitForHydration(page);
    await modal.search('10027');
    await expect(modal.chosen).toContainText('10027');
    expect(loads(), 'reloads').toBe(1);
  });

  test('loses its index while the modal is open, says so, and finds again with the new one', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await page.route(INDEX_URL, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
    );
    await open(page, '/docs/r10/');
    await modal.search('kestrel');
    await expect(modal.dialog.locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await page.unroute(INDEX_URL);
    await serveRecords(page, [record({route: NEXT, manual: 'R-10', headings: ['Kestrel']})]);
    await modal.tryAgain.click();
    await expect(modal.hits).toHaveCount(1);
  });
});

test('a hit of the new index on a page that the old build does not know is opened', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  const added = '/docs/r10/added';
  let documents = 0;
  await serveRecords(page, [record({route: added, manual: 'R-10', headings: ['Kestrel']})]);
  await page.route(`**${added}`, async (route) => {
    documents += route.request().isNavigationRequest() ? 1 : 0;
    const response = await route.fetch({url: new URL(NEXT, route.request().url()).href});
    // Without scripts: those of this build do not know the page, and there is no new build.
    const body = (await response.text()).replace(/<script src=[^>]*>/g, '<script>');
    await route.fulfill({response, body});
  });
  await open(page, '/docs/r10/');
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
  await expect(page).toHaveURL(added);
  expect(documents, 'loads of the new page').toBe(1);
});

test.describe('a hit on a page that is gone', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  test('leads to the page of the 404, with one load', async ({page}) => {
    const modal = new SearchModal(page);
    let loads = 0;
    await serveRecords(page, [record({route: '/docs/gone', headings: ['Kestrel']})]);
    await open(page, '/docs/r10/');
    page.on('load', () => (loads += 1));
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(1);
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await waitForHydration(page);
    await page.evaluate(() => (location.hash = 'anywhere'));
    await expect(page).toHaveURL(/#anywhere$/);
    await page.waitForLoadState('networkidle');
    expect(loads, 'loads').toBe(1);
  });
});
