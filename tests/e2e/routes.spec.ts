import {ROUTES, SEARCH_ROUTE} from '../fixtures/routes';
import {expect, open, test, waitForHydration} from './fixtures';

/** The routes by the folder of the docs they are in, since opening pages in one tab is much faster. */
const sections = new Map<string, string[]>();
for (const route of [...ROUTES, `${SEARCH_ROUTE}?q=attach`]) {
  const section = /^\/docs\/[^/]+/.exec(route)?.[0] ?? 'outside of the manuals';
  sections.set(section, [...(sections.get(section) ?? []), route]);
}

// The fixture `test` also fails on console messages, hydration errors and requests to other hosts.
for (const [section, routes] of sections) {
  test(`${section}: each page opens in light and dark`, async ({page}) => {
    test.slow();
    for (const route of routes) {
      await open(page, route);
      await expect(page.locator('html'), route).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();

      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await open(page, route);
      await expect(page.locator('html'), route).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => localStorage.removeItem('theme'));
    }
  });
}

test.describe('an unknown path', () => {
  // The browser logs the status of the page.
  test.use({expectedProblems: /status of 404/});

  test('answers 404 with the not-found page', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
