import {ROUTES, SEARCH_ROUTE} from '../fixtures/routes';
import {expect, open, test, waitForHydration} from './fixtures';

// `test` itself fails on a console message, an error of hydration and a request to another host.
for (const route of [...ROUTES, `${SEARCH_ROUTE}?q=attach`]) {
  test(`${route} opens in light and dark`, async ({page}) => {
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test.describe('an unknown path', () => {
  // The browser itself notes the status of the page.
  test.use({expectedProblems: /status of 404/});

  test('answers 404 with the not-found page', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
