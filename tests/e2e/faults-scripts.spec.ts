import type {Page, Route} from '@playwright/test';
import {expect, hold, MAIN_SCRIPT, test, waitForHydration} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

const START = '/docs/basics/';
const FAILURE_BOX = 'body > .load-failure';

/** What can happen to a script on its way to the reader. */
const FATES: Record<string, (route: Route) => unknown> = {
  'is aborted': (route) => route.abort(),
  throws: (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'throw new Error("provoked by a test")'}),
  'never ends': () => undefined,
};

/** Expects that a reader can use the page without our scripts: its text, both platforms and links. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('p').first()).toHaveText(/^MetaTrader [45]$/);
    await expect(panel.locator('p').first()).toBeVisible();
  }
  // Measured together, because content that arrives in between may move them.
  const [first, second] = await panels.evaluateAll((all) =>
    all.map((panel) => panel.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(second?.top, 'panels one below the other').toBeGreaterThanOrEqual(first?.bottom ?? NaN);
}

/** Opens a page and lets its clock, which a test has installed, run for 10 seconds. */
async function openFor10Seconds(page: Page): Promise<void> {
  await page.goto(START, {waitUntil: 'commit'});
  // The whole page has arrived, including the script after the box.
  await page.locator('.footer').waitFor();
  await page.clock.fastForward(10_000);
}

test.describe('a script of the first load', () => {
  test.use({
    expectedProblems: /Failed to load|provoked by|Loading (CSS )?chunk/,
  });

  for (const [name, fates] of [
    ['runtime~main', ['is aborted', 'never ends']],
    ['main', Object.keys(FATES)],
    ['frame', ['is aborted', 'throws']],
  ] satisfies [string, string[]][]) {
    test(`${name} fails: the text stays, a box reports it, and Retry recovers`, async ({page}) => {
      const box = page.locator(FAILURE_BOX);
      let answer = (route: Route): unknown => route.continue();
      // Replaces the route instead of removing it, since that would let the pending request continue.
      await page.route(`**/assets/js/${name}.*.js`, (route) => answer(route));
      await page.clock.install();
      for (const [fate, answerFor] of Object.entries(FATES).filter(([fate]) =>
        fates.includes(fate),
      )) {
        await test.step(fate, async () => {
          answer = answerFor;
          await openFor10Seconds(page);
          await expect(box).toBeVisible();
          await expectReadable(page);

          answer = (route) => route.continue();
          await box.getByRole('button', {name: 'Retry'}).click();
          await waitForHydration(page);
          await expect(box).toBeHidden();
          await page
            .getByRole('navigation', {name: 'Main'})
            .getByRole('link', {name: firstProduct.label, exact: true})
            .click();
          await expect(page.getByRole('heading', {level: 1})).toHaveText(
            `${firstProduct.label} manual`,
          );
        });
      }
    });
  }

  test('links work while the scripts cannot be loaded', async ({page}) => {
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(START);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: firstProduct.label, exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`${firstProduct.label} manual`);
  });

  test('hides the box when the script arrives after all', async ({page}) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.clock.install();
    await openFor10Seconds(page);
    await expect(page.locator(FAILURE_BOX)).toBeVisible();
    release();
    await expect(page.locator(FAILURE_BOX)).toBeHidden();
    await waitForHydration(page);
  });

  test('recovers once the connection is back', async ({page}) => {
    let pages = 0;
    page.on('request', (request) => {
      pages += Number(request.isNavigationRequest());
    });
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(START);
    await expect(page.locator(FAILURE_BOX)).toBeVisible();

    // The script is still broken. The page tries once more, but not again by itself.
    const again = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await again;
    await expect(page.locator(FAILURE_BOX)).toBeVisible();
    expect(pages).toBe(2);

    await page.route(MAIN_SCRIPT, (route) => route.continue());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitForHydration(page);
    expect(pages).toBe(3);
  });

  test('keeps the text when Retry finds no server', async ({page, context}) => {
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(START);
    const box = page.locator(FAILURE_BOX);
    await expect(box).toBeVisible();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(START));
    await box.getByRole('button', {name: 'Retry'}).click();
    await failed;
    await expectReadable(page);
  });
});

test('shows no box when the script of an extension fails', async ({page}) => {
  await page.goto(START, {waitUntil: 'commit'});
  await page.locator(FAILURE_BOX).evaluate((box) => {
    new MutationObserver(() => {
      document.documentElement.dataset.boxWasShown = 'true';
    }).observe(box, {attributes: true});
    dispatchEvent(new ErrorEvent('error', {filename: 'chrome-extension://a/b.js'}));
  });
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-box-was-shown');
});
