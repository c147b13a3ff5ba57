import type {Page} from '@playwright/test';
import {docChunk} from './chunks';
import {expect, hold, open, test, waitForHydration} from './fixtures';
import {CODE_URL, SearchWindow} from './searchWindow';
import {firstProduct} from '../fixtures/fullProducts';

const START = `/docs/${firstProduct.id}/`;
const NEXT = `/docs/${firstProduct.id}/drawdown`;

const failureBox = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

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

test.describe('without a connection', () => {
  test.use({expectedProblems: /Failed to load resource|Loading (CSS )?chunk/});

  test('navigation keeps the text and shows a box, and reloads the page once when the connection is back', async ({
    page,
    context,
  }) => {
    let loads = 0;
    await page.route(docChunk(`${firstProduct.id}/drawdown.mdx`), (route) => route.abort());
    await open(page, START);
    page.on('load', () => (loads += 1));
    await context.setOffline(true);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`${firstProduct.label} manual`);

    await page.locator(`main a[href="${NEXT}"]`).filter({visible: true}).click();
    await expect(failureBox(page)).toBeVisible();
    await expect(page).toHaveURL(NEXT);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await failureBox(page).getByRole('button', {name: 'Retry'}).click();
    await expect(failureBox(page)).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`${firstProduct.label} manual`);
    await page.goForward();
    await expect(failureBox(page)).toBeVisible();

    await page.route(docChunk(`${firstProduct.id}/drawdown.mdx`), (route) => route.continue());
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
    await expect(failureBox(page)).toHaveCount(0);
    await waitForHydration(page);
    await expect.poll(() => loads, 'reloads').toBe(1);
  });

  test('a first load keeps its text, also after Retry, and recovers once the connection is back', async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(docChunk(`${firstProduct.id}/drawdown.mdx`), (route) => route.abort());
    await page.goto(NEXT);
    await expect(failureBox(page)).toBeVisible();
    expect(loads, 'loads').toBe(1);
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(NEXT));
    await failureBox(page).getByRole('button', {name: 'Retry'}).click();
    await failed;
    await expect(page.getByRole('heading', {level: 1})).toContainText('Drawdown');
    await expect(failureBox(page)).toBeVisible();
    await page.route('**/*', (route) => route.continue());
    await failureBox(page).getByRole('button', {name: 'Retry'}).click();
    await waitForHydration(page);
    await expect(failureBox(page)).toHaveCount(0);
  });
});
