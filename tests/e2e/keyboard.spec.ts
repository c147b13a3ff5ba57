import type {Page} from '@playwright/test';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, hold, MAIN_SCRIPT, open, test, waitForHydration} from './fixtures';
import {SearchWindow} from './searchWindow';
import {firstProduct} from '../fixtures/fullProducts';

interface Focus {
  /** The beginning of the element's accessible name or text. */
  readonly name: string;
  readonly place:
    'skip' | 'announcement' | 'navbar' | 'menu' | 'sidebar' | 'text' | 'footer' | 'other';
  /** Whether the element has an outline or a shadow that it lacks without the focus. */
  readonly isMarked: boolean;
  /**
   * Whether a part of the element is visible: in the window, and not below a sticky element (WCAG 2.4.11).
   */
  readonly isInView: boolean;
}

/** The element that has the focus; null if none has. */
async function focus(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return null;
    }
    const places = {
      skip: '[class*=skipToContent]',
      announcement: '[role=banner]',
      menu: '.navbar-sidebar',
      navbar: '.navbar',
      sidebar: '.theme-doc-sidebar-container',
      footer: '.footer',
      text: 'main',
    } as const;
    const place = (Object.keys(places) as (keyof typeof places)[]).find((key) =>
      element.closest(places[key]),
    );
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isInView = [...element.getClientRects()].some(({left, right, top, bottom}) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
      place: place ?? ('other' as const),
      isMarked: hasOutline || boxShadow !== 'none',
      isInView,
    };
  });
}

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focus[]> {
  const steps: Focus[] = [];
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press(key);
    const now = await focus(page);
    if (!now) {
      break;
    }
    steps.push(now);
  }
  return steps;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

const bar = ['announcement'];

for (const [width, expected] of [
  [1280, ['skip', ...bar, 'navbar', 'sidebar', 'text', 'footer']],
  [360, ['skip', ...bar, 'navbar', 'text', 'footer']],
] as const) {
  test(`Tab moves through the page in reading order with a visible focus, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 700});
    await open(page, TASK_PAGE);
    const steps = await walk(page);
    expect([...new Set(steps.map(({place}) => place))]).toEqual(expected);
    expect(steps.filter(({isMarked}) => !isMarked)).toEqual([]);
    expect(steps.filter(({isInView}) => !isInView)).toEqual([]);
  });
}

test('Shift+Tab never moves the focus below the navbar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/docs/support/');
  await page.locator('.footer a').last().focus();
  const steps = await walk(page, 'Shift+Tab');
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.filter(({isInView}) => !isInView)).toEqual([]);
});

test('a category of the sidebar opens and closes with Enter and with Space', async ({page}) => {
  await open(page, `/docs/${firstProduct.id}/`);
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: 'Set up on MT4'});
  await category.focus();
  for (const [key, expanded] of [
    ['Enter', 'false'],
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Space', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(category).toHaveAttribute('aria-expanded', expanded);
    await expect(category).toBeFocused();
  }
});

test('the colour toggle never names the wrong mode, and keeps the focus', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await hold(page, MAIN_SCRIPT);
  // The `load` event may never come, because requests are held back.
  await page.goto(`/docs/${firstProduct.id}/`, {waitUntil: 'commit'});
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode');
  release();
  await waitForHydration(page);
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await expect(toggle).toBeFocused();
});

test('the mobile menu traps the focus, and Escape returns it to its button', async ({page}) => {
  await page.setViewportSize({width: 360, height: 700});
  await open(page, TASK_PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  // Wait until the menu has slid into view.
  await page
    .locator('.navbar-sidebar')
    .evaluate((menu) => Promise.all(menu.getAnimations().map(({finished}) => finished)));
  const steps = await walk(page);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter(({place, isInView}) => place !== 'menu' || !isInView)).toEqual([]);
  expect(steps.map(({name}) => name)).toContain('Attach the EA');

  // Escape closes one thing at a time.
  const modal = new SearchWindow(page);
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await close.focus();
  await modal.open();
  await modal.close();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});
