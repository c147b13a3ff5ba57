import type {Page} from '@playwright/test';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, open, test} from './fixtures';
import {pageWithPicture} from './pictures';
import {SearchModal} from './searchModal';

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the page that is open is underlined in the bar and in the sidebar', async ({page}) => {
    await open(page, '/docs/r10/drawdown');
    await expect(page.locator('.navbar__link--active')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await open(page, TASK_PAGE);
    for (const [link, line] of [
      ['.navbar__link--active', 'underline'],
      ['.navbar__link:not(.navbar__link--active)', 'none'],
      ['.menu__link--active:not(.menu__link--sublist)', 'underline'],
      ['.menu__link:not(.menu__link--active)', 'none'],
    ] as const) {
      await expect(page.locator(link).first()).toHaveCSS('text-decoration-line', line);
    }
  });

  test('the line below the chosen platform differs from the others', async ({page}) => {
    await open(page, '/docs/basics/');
    const line = (name: string) =>
      page
        .getByRole('tab', {name})
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line('MT4')).not.toBe(await line('MT5'));
  });

  test('the row named in the address has a frame', async ({page}) => {
    await open(page, '/docs/support/troubleshooting/error-codes#mt5-10027');
    await expect(page.locator('#mt5-10027')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#mt5-10026')).toHaveCSS('outline-style', 'none');
  });

  test('the focus has an outline', async ({page}) => {
    await open(page, TASK_PAGE);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  /** Lists elements that move for long enough to be noticed, or scroll smoothly. */
  async function listMoving(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const seconds = (durations: string) => Math.max(...durations.split(',').map(parseFloat));
      return [...document.querySelectorAll('*')]
        .filter((element) =>
          [null, '::before', '::after'].some((part) => {
            const style = getComputedStyle(element, part);
            return (
              seconds(style.transitionDuration) > 0.01 ||
              (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
              style.scrollBehavior === 'smooth'
            );
          }),
        )
        .map(({outerHTML}) => outerHTML.slice(0, 80));
    });
  }

  test('nothing on a page moves by itself', async ({page}) => {
    for (const route of ['/', '/docs/basics/', TASK_PAGE]) {
      await open(page, route);
      expect(await listMoving(page), route).toEqual([]);
    }
  });

  test('nor does the mobile menu, an enlarged picture or the search', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await open(page, pageWithPicture());
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await listMoving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /^Enlarge/})
      .first()
      .click();
    expect(await listMoving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await new SearchModal(page).open();
    expect(await listMoving(page)).toEqual([]);
  });
});
