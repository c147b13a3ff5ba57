import type {Page} from '@playwright/test';
import {docChunk, homeChunk, makeChunkCrash} from './chunks';
import {expect, hold, open, test, waitForHydration} from './fixtures';
import {firstProduct, hasTwoProducts, secondProduct} from '../fixtures/fullProducts';

const drawdown = `/docs/${firstProduct.id}/drawdown`;
const drawdownChunk = () => docChunk(`${firstProduct.id}/drawdown.mdx`);

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const failureBox = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

test.describe('a chunk that cannot be fetched', () => {
  test.use({expectedProblems: /Failed to load resource|Loading chunk|provoked by a test/});

  test('on navigation: one reload, then the text with a red box, and Retry recovers', async ({
    page,
  }) => {
    const chunk = drawdownChunk();
    await page.route(chunk, (route) => route.abort());
    await open(page, `/docs/${firstProduct.id}/`);
    const loads = countLoads(page);
    await page.locator(`a[href="${drawdown}"]`).first().click();

    await expect(failureBox(page)).toBeVisible();
    await expect(failureBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    await expect(page).toHaveURL(drawdown);
    await expect(page.getByRole('heading', {level: 1})).toContainText(firstProduct.label);
    // The box can appear before the browser reports that the reloaded page has loaded.
    await expect.poll(loads, 'reloads').toBe(1);

    await page.route(chunk, (route) => route.continue());
    await failureBox(page).getByRole('button', {name: 'Retry'}).click();
    await waitForHydration(page);
    await expect(failureBox(page)).toHaveCount(0);
  });

  test('a chunk that throws is treated like one that failed to load', async ({page}) => {
    await page.route(drawdownChunk(), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("provoked by a test")',
      }),
    );
    await page.goto(drawdown);
    await expect(failureBox(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toContainText(firstProduct.label);
  });
});

test.describe('a crash', () => {
  test.use({expectedProblems: /provoked by a test|onRecoverableError/});

  const tryAgain = async (page: Page) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
  };

  test('inside the layout keeps the navbar, and Try again renders the page', async ({page}) => {
    await makeChunkCrash(page, drawdownChunk());
    await page.goto(drawdown);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await tryAgain(page);
    await expect(page.getByRole('heading', {level: 1})).toContainText(firstProduct.label);
  });

  test('of the layout shows a message, and Try again renders the page', async ({page}) => {
    await makeChunkCrash(page, homeChunk());
    await page.goto('/');
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Home page'})).toBeVisible();
    await tryAgain(page);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
});

test.describe('a crash ends with its page', () => {
  test.use({expectedProblems: /provoked by a test|onRecoverableError/});

  test('on the way from one page of the docs to the next', async ({page}) => {
    test.skip(!hasTwoProducts, 'The company has one product with a full manual.');
    await makeChunkCrash(page, drawdownChunk());
    await open(page, `/docs/${firstProduct.id}/`);
    await page.locator(`a[href="${drawdown}"]`).first().click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('This page crashed.');

    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: secondProduct.label, exact: true})
      .click();
    await expect(heading).toHaveText(`${secondProduct.label} manual`);
    await expect(page).toHaveTitle(new RegExp(`^${secondProduct.label} manual`));

    await page.goBack();
    await expect(heading).toHaveText('This page crashed.');
    await page.goBack();
    await expect(heading).toHaveText(`${firstProduct.label} manual`);
    await expect(page).toHaveTitle(new RegExp(`^${firstProduct.label} manual`));
  });

  test('when the layout crashed, by Back', async ({page}) => {
    await makeChunkCrash(page, homeChunk());
    await open(page, `/docs/${firstProduct.id}/`);
    await page.locator('.navbar__brand').click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('This page crashed.');
    await page.goBack();
    await expect(heading).toHaveText(`${firstProduct.label} manual`);
    await expect(page).toHaveTitle(new RegExp(`^${firstProduct.label} manual`));
  });
});

test('the progress bar starts 200 ms after a route change and ends with it', async ({page}) => {
  const release = await hold(page, drawdownChunk());
  await open(page, `/docs/${firstProduct.id}/`);
  await page.evaluate((href) => {
    new MutationObserver((_records, observer) => {
      if (document.getElementById('nprogress')) {
        document.documentElement.dataset.progressAfter = String(performance.now() - clicked);
        observer.disconnect();
      }
    }).observe(document.body, {childList: true});
    const clicked = performance.now();
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, drawdown);
  await expect(page.locator('#nprogress')).toBeAttached();
  const delay = Number(await page.locator('html').getAttribute('data-progress-after'));
  expect(delay).toBeGreaterThanOrEqual(199);
  release();
  await expect(page).toHaveURL(drawdown);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('prefetch', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

  test('fetches what the reader may open next', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/`);
    await expect(prefetched(page)).not.toHaveCount(0);
  });

  test('is skipped with data saver', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      });
    });
    await open(page, `/docs/${firstProduct.id}/`);
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await expect(prefetched(page)).toHaveCount(0);
  });
});

test.describe('an unknown address', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  test('keeps the layout and offers search and the nearest pages', async ({page}) => {
    const response = await page.goto(`/docs/${firstProduct.id}/drawdwon`);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Search the manual'})).toBeVisible();
    await expect(page.locator('main li a').first()).toHaveAttribute('href', drawdown);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
