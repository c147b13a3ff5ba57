import type {Page} from '@playwright/test';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';

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

  test('pages have no animation', async ({page}) => {
    for (const route of ['/', '/docs/basics/', TASK_PAGE]) {
      await open(page, route);
      expect(await listMoving(page), route).toEqual([]);
    }
  });

  test('the mobile menu and the search have no animation', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await open(page, TASK_PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    expect(await listMoving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await new SearchWindow(page).open();
    expect(await listMoving(page)).toEqual([]);
  });
});
