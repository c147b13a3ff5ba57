import {DIFFERENT_ROUTES, SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {expect, open, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

/** The routes by the folder of the docs they are in, since opening pages in one tab is much faster. */
const sections = new Map<string, string[]>();
for (const route of [...DIFFERENT_ROUTES, `${SEARCH_ROUTE}?q=attach`]) {
  const section = /^\/docs\/[^/]+/.exec(route)?.[0] ?? 'outside of the manuals';
  sections.set(section, [...(sections.get(section) ?? []), route]);
}

// The other tests open pages in light mode. The fixture `test` also fails on console messages, hydration
// errors and requests to other hosts.
for (const [section, routes] of sections) {
  test(`${section}: each page opens in dark mode`, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const route of routes) {
      await open(page, route);
      await expect(page.locator('html'), route).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    }
  });
}

test('renders the same page with and without a trailing slash', async ({page}) => {
  // The test server redirects to the canonical address. Here the page is sent without a redirect.
  await page.route('**/*', async (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({response: await route.fetch()})
      : route.fallback(),
  );
  const frame = page.locator('.navbar__link--active, .menu__head, .menu__link--active, h1');
  const canonical = page.locator('link[rel=canonical]');
  for (const route of [
    `/docs/${firstProduct.id}/`,
    '/docs/category/metatrader',
    TASK_PAGE,
    '/docs/support/',
  ]) {
    await open(page, route);
    const before = await frame.allTextContents();
    const address = await canonical.getAttribute('href');
    const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
    await open(page, other);
    await expect(page).toHaveURL(other);
    expect(await frame.allTextContents(), other).toEqual(before);
    await expect(canonical, other).toHaveAttribute('href', String(address));
  }
});
