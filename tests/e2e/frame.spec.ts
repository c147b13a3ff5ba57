import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {drawInTypeface} from './typeface';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {indexes} from '../fixtures/routes';
import {ERROR_CODES} from '../../src/data/startingPoints';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => ({...window.localStorage}));

/** Turns the mouse wheel step by step, since the theme compares each position with the previous one. */
async function scroll(page: Page, steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, step);
    // The browser may scroll there gradually.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + step);
  }
}

test.describe('colour mode', () => {
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('is light at first, also where the system is dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `/docs/${firstProduct.id}/`);
    expect(await theme(page)).toBe('light');
  });

  test('is switched by the toggle and remembered', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/`);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
    expect(await stored(page)).toMatchObject({theme: 'dark'});
  });

  test('a change of the system scheme alters neither mode nor storage', async ({page}) => {
    await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'));
    await open(page, `/docs/${firstProduct.id}/`);
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await theme(page)).toBe('dark');
      expect(await stored(page)).toMatchObject({theme: 'dark'});
    }
  });
});

test('a visit stores only the keys of the announcement', async ({page}) => {
  await open(page, `/docs/${firstProduct.id}/`);
  await open(page, '/docs/support/');
  const ofAnnouncement = {
    'docusaurus.announcement.dismiss': 'false',
    'docusaurus.announcement.id': expect.any(String),
  };
  expect(await stored(page)).toEqual(ofAnnouncement);
});

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('banner');

  test('is dismissed, remembered, and shown again under a new id', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() =>
      window.localStorage.setItem('docusaurus.announcement.id', 'an older one'),
    );
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('navbar', () => {
  test('at 1000 px no label wraps and the title is whole', async ({page}) => {
    await page.setViewportSize({width: 1000, height: 700});
    await open(page, '/');
    await drawInTypeface(page);
    const parts = navbar(page).locator('.navbar__link, .navbar__title');
    for (const part of await parts.all()) {
      const {lines, clipped} = await part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const bottoms = [...range.getClientRects()]
          .filter(({width}) => width > 0)
          .map(({bottom}) => bottom)
          .sort((a, b) => a - b);
        // An icon can be a pixel or two above the line of its text.
        const breaks = bottoms.filter((bottom, at) => bottom - (bottoms[at - 1] ?? bottom) > 8);
        return {lines: 1 + breaks.length, clipped: element.scrollWidth > element.clientWidth + 1};
      });
      expect({lines, clipped}, await part.innerText()).toEqual({lines: 1, clipped: false});
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1000,
    );
  });

  for (const [width, mobile] of [
    [997, false],
    [996, true],
  ] as const) {
    test(`at ${width} px ${mobile ? 'the menu is behind a button' : 'the links are in the bar'}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 700});
      await open(page, `/docs/${firstProduct.id}/`);
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      await expect(toggle).toBeVisible({visible: mobile});
      await expect(
        navbar(page).getByRole('link', {name: secondProduct.label, exact: true}),
      ).toBeVisible({
        visible: !mobile,
      });
      if (mobile) {
        await toggle.click();
        await expect(
          page.locator('.navbar-sidebar').getByRole('link', {name: 'Welcome'}),
        ).toBeVisible();
        await page.getByRole('button', {name: 'Close navigation bar'}).click();
        await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      }
    });
  }

  test('hides on scroll down, returns on scroll up and for the keyboard', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, ERROR_CODES);
    const bar = page.locator('.navbar');
    await expect(bar).toBeInViewport();
    await scroll(page, [700, 700]);
    await expect(bar).not.toBeInViewport();
    await scroll(page, [-200]);
    await expect(bar).toBeInViewport();
    await scroll(page, [300, 300]);
    await expect(bar).not.toBeInViewport();
    await navbar(page).getByRole('link', {name: secondProduct.label, exact: true}).focus();
    await expect(bar).toBeInViewport();
    // The bar stays in view while it has the focus.
    await scroll(page, [300, 300]);
    await expect(bar).toBeInViewport();
  });

  test('marks the manual of the page, also on a drawdown page', async ({page}) => {
    for (const [path, label] of [
      [`/docs/${secondProduct.id}/drawdown`, secondProduct.label],
      [`/docs/${firstProduct.id}/mt4/setup/install_ea`, firstProduct.label],
      ...indexes.map((index) => [index, 'Basics']),
      ['/docs/category/metatrader', 'Support'],
    ] as [string, string][]) {
      await open(page, path);
      await expect(navbar(page).locator('.navbar__link--active')).toHaveText([label]);
    }
  });
});

test.describe('sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

  const category = (page: Page, name: string) => sidebar(page).getByRole('button', {name});
  const ATTACH = `/docs/${firstProduct.id}/mt5/setup/attach_ea`;

  test('shows every page of its manual', async ({page}) => {
    for (const path of [`/docs/${firstProduct.id}/`, '/docs/support/']) {
      await open(page, path);
      await expect(sidebar(page).locator('[aria-expanded=true]')).not.toHaveCount(0);
      await expect(sidebar(page).locator('[aria-expanded=false]')).toHaveCount(0);
    }
  });

  test('keeps folded what the reader folded, until a page inside is opened', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/mt4/setup/attach_ea`);
    const openPage = sidebar(page).locator('a[aria-current=page]');
    await category(page, 'Set up on MT5').click();
    await sidebar(page).getByRole('link', {name: 'Welcome'}).click();
    await expect(openPage).toHaveAttribute('href', `/docs/${firstProduct.id}/`);
    await expect(category(page, 'Set up on MT5')).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('tab', {name: 'MT5'}).click();
    await page.getByRole('main').locator(`a[href="${ATTACH}"]`).click();
    await expect(openPage).toHaveAttribute('href', ATTACH);
    await expect(category(page, 'Set up on MT5')).toHaveAttribute('aria-expanded', 'true');
  });
});
