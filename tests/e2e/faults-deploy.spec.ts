import type {Page} from '@playwright/test';
import {record} from '../fixtures/searchRecords';
import {expect, holdRequests, open, test, waitForHydration} from './fixtures';
import {INDEX_URL, SearchWindow, serveRecords} from './searchWindow';
import {firstProduct} from '../fixtures/fullProducts';

const NEXT = `/docs/${firstProduct.id}/drawdown`;

/**
 * Simulates a deploy while the page is open: the files of the old build are gone and return a 404 page, until
 * the next document is requested. Routes that were set earlier are no longer called.
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
      await route.continue();
    }
  });
  return {loads: () => loads};
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls the page to a place that differs from the top and from every heading. */
async function readOn(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 333));
  return scrollTop(page);
}

test.beforeEach(({page}) => holdRequests(page));

test.describe('a page from before a deploy', () => {
  test.use({expectedProblems: /Failed to load resource|Loading (CSS )?chunk|MIME type/});

  test('opens a page of the new build with one reload', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/`);
    await readOn(page);
    const {loads} = await deploy(page);
    await page.locator(`main a[href="${NEXT}"]`).filter({visible: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
    await waitForHydration(page);
    await expect(page).toHaveURL(NEXT);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await scrollTop(page)).toBe(0);
    await expect.poll(loads, 'reloads').toBe(1);

    // On the new page, the reader's own reload keeps the scroll position.
    const place = await readOn(page);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => scrollTop(page)).toBe(place);
  });

  test('opens the row of a hit with one reload', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, `/docs/${firstProduct.id}/`);
    await readOn(page);
    await modal.find('10027');
    const {loads} = await deploy(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/error-codes#error-10027$/);
    await expect(page.locator('#error-10027')).toBeInViewport();
    await waitForHydration(page);
    await expect(page.locator('#error-10027')).toBeInViewport();
    await expect.poll(loads, 'reloads').toBe(1);
  });

  test('fetches the next page by Retry, with one reload', async ({page}) => {
    await open(page, '/docs/support/');
    await readOn(page);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Error codes'});
    // A mouse click would scroll to the link first.
    await link.evaluate((element: HTMLElement) => element.click());
    const box = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(box).toBeVisible();

    const {loads} = await deploy(page);
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Error codes');
    await waitForHydration(page);
    await expect(box).toHaveCount(0);
    expect(await scrollTop(page)).toBe(0);
    await expect.poll(loads, 'reloads').toBe(1);
  });

  test('recovers the search by Try again, with one reload at the same scroll position', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await open(page, `/docs/${firstProduct.id}/`);
    const place = await readOn(page);
    const {loads} = await deploy(page);
    await modal.pressKey();
    await expect(modal.status).toContainText('Unable to load the search');
    await expect(modal.tryAgain).toBeVisible();
    expect(loads(), 'reloads').toBe(0);
    await modal.tryAgain.click();
    await modal.expectClosed();
    await waitForHydration(page);
    await expect.poll(() => scrollTop(page)).toBe(place);
    await modal.find('10027');
    await expect.poll(loads, 'reloads').toBe(1);
  });

  test('reads an index of another format after one reload by Try again', async ({page}) => {
    const modal = new SearchWindow(page);
    await page.route(INDEX_URL, (route) => route.fulfill({json: {format: 'of another build'}}));
    await open(page, `/docs/${firstProduct.id}/`);
    const place = await readOn(page);
    await modal.search('10027');
    await expect(modal.failure).toBeVisible();
    const {loads} = await deploy(page);
    await modal.tryAgain.click();
    await modal.expectClosed();
    await waitForHydration(page);
    await expect.poll(() => scrollTop(page)).toBe(place);
    await modal.find('10027');
    await expect.poll(loads, 'reloads').toBe(1);
  });
});

test('opens a hit on a page that the old build does not have', async ({page}) => {
  const modal = new SearchWindow(page);
  const added = `/docs/${firstProduct.id}/added`;
  let documents = 0;
  await serveRecords(page, [
    record({route: added, manual: firstProduct.label, headings: ['Kestrel']}),
  ]);
  await page.route(`**${added}`, async (route) => {
    documents += route.request().isNavigationRequest() ? 1 : 0;
    const response = await route.fetch({url: new URL(NEXT, route.request().url()).href});
    // Removes the scripts: those of this build do not know the page, and there is no new build to take them
    // from.
    const body = (await response.text()).replace(/<script src=[^>]*>/g, '<script>');
    await route.fulfill({response, body});
  });
  await open(page, `/docs/${firstProduct.id}/`);
  await modal.search('kestrel');
  await expect(modal.chosen).toContainText('Kestrel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
  await expect(page).toHaveURL(added);
  expect(documents, 'loads of the new page').toBe(1);
});

test.describe('a hit on a removed page', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  test('opens the not-found page with one load', async ({page}) => {
    const modal = new SearchWindow(page);
    let loads = 0;
    await serveRecords(page, [record({route: '/docs/gone', headings: ['Kestrel']})]);
    await open(page, `/docs/${firstProduct.id}/`);
    page.on('load', () => (loads += 1));
    await modal.search('kestrel');
    await expect(modal.chosen).toContainText('Kestrel');
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
