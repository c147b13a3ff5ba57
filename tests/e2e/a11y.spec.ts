import type {Page} from '@playwright/test';
import {ROUTES_TO_LOOK_AT, SEARCH_ROUTE, someOf, TASK_PAGE} from '../fixtures/routes';
import {setMode, violations} from './axe';
import {expect, open, test, waitForHydration} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

/** What axe finds in both modes, one line each. Dark mode changes only colours, so only they are checked. */
async function findInBothModes(page: Page): Promise<string[]> {
  await setMode(page, 'light');
  const light = await violations(page);
  await setMode(page, 'dark');
  const dark = await violations(page, {coloursOnly: true});
  const width = `${page.viewportSize()?.width} px`;
  return [
    ...light.map((line) => `light, ${width}: ${line}`),
    ...dark.map((line) => `dark, ${width}: ${line}`),
  ];
}

/** Checks colours at one width only: they are the same at both. */
async function findAtBothWidths(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 360, height: 800});
  const narrow = (await violations(page)).map((line) => `light, 360 px: ${line}`);
  await page.setViewportSize({width: 1280, height: 800});
  return [...narrow, ...(await findInBothModes(page))];
}

test.describe('axe finds nothing', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const route of [...ROUTES_TO_LOOK_AT, `${SEARCH_ROUTE}?q=attach`]) {
    test(`on ${route}`, async ({page}) => {
      await open(page, route);
      if (route.includes('?')) {
        await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
      }
      expect(await findAtBothWidths(page)).toEqual([]);
    });
  }

  test.describe('for an unknown address', () => {
    test.use({expectedProblems: /status of 404/});

    test('on the not-found page', async ({page}) => {
      await page.goto('/docs/no-such-page');
      await waitForHydration(page);
      expect(await findAtBothWidths(page)).toEqual([]);
    });
  });

  for (const route of someOf([
    TASK_PAGE,
    '/',
    '/docs',
    `/docs/${firstProduct.id}/drawdown`,
    `${SEARCH_ROUTE}?q=lot`,
  ])) {
    test(`with the mobile menu open on ${route}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await open(page, route);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      expect(await findInBothModes(page)).toEqual([]);
    });
  }
});
