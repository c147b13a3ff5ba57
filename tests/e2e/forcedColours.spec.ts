import type {Locator, Page} from '@playwright/test';
import {SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {violations} from './axe';
import {openAll} from './folds';
import {expect, open, test} from './fixtures';
import {SearchWindow, WINDOW} from './searchWindow';
import {ERROR_CODES} from '../../src/data/supportPages';

// Windows has palettes like this one. A dark palette best shows elements that keep the colours of a light
// page.
test.use({
  colorScheme: 'dark',
  contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'},
});

/** Lists text and pictures that cannot be distinguished from their background, and images that stay black. */
function listInvisible(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const differs = (colour: string, ground: number) =>
      Math.abs((luminance(colour) ?? ground) - ground) > 60;
    /** The colour behind an element. */
    const groundOf = (element: Element | null): number => {
      const own = element ? luminance(getComputedStyle(element).backgroundColor) : 0;
      return own ?? groundOf(element?.parentElement ?? null);
    };
    const invisible: string[] = [];
    for (const element of document.querySelectorAll(`${selector} *`)) {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
        continue;
      }
      const name = element.outerHTML.slice(0, 90);
      const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
      if (element instanceof SVGSVGElement) {
        const ground = groundOf(element.parentElement);
        const paints = [...element.querySelectorAll('*')].flatMap((shape) => {
          const {color, fill, stroke} = getComputedStyle(shape);
          // A sprite’s shapes, which cannot be selected here, have the colour of the text.
          const colours = shape instanceof SVGUseElement ? [color] : [fill, stroke];
          return colours.filter((paint) => paint.startsWith('rgb'));
        });
        if (!paints.some((paint) => differs(paint, ground))) {
          invisible.push(name);
        }
      } else if (
        element instanceof HTMLElement &&
        texts.some(({textContent}) => textContent?.trim()) &&
        !differs(getComputedStyle(element).color, groundOf(element))
      ) {
        invisible.push(name);
      }
      for (const pseudo of ['::before', '::after']) {
        const {backgroundImage, content, filter} = getComputedStyle(element, pseudo);
        if (content !== 'none' && backgroundImage.startsWith('url') && !/invert/.test(filter)) {
          invisible.push(`${pseudo} of ${name}`);
        }
      }
    }
    return invisible;
  }, part);
}

/** Expects that nothing on a page or part of it is invisible, and that axe finds no faults. */
async function expectVisible(page: Page, part?: string): Promise<void> {
  expect(await listInvisible(page, part)).toEqual([]);
  // axe reads the colour of text from a property that the palette does not change. Search options that
  // contain a link are accepted: see search-axe.spec.ts.
  const found = await violations(page, {part});
  expect(found.filter((line) => !/^(color-contrast|nested-interactive)/.test(line))).toEqual([]);
}

test('the home page is visible', async ({page}) => {
  await open(page, '/');
  await expectVisible(page);
});

test('a task page shows its current link and the focus', async ({page}) => {
  await open(page, TASK_PAGE);
  await openAll(page.locator('article details[data-fold]'));
  await expectVisible(page);
  for (const [link, line] of [
    ['.navbar__link--active', 'underline'],
    ['.navbar__link:not(.navbar__link--active)', 'none'],
    ['.menu__link--active:not(.menu__link--sublist)', 'underline'],
    ['.menu__link:not(.menu__link--active)', 'none'],
  ] as const) {
    await expect(page.locator(link).first()).toHaveCSS('text-decoration-line', line);
  }
  await page.locator('body').press('Home');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  }
  await page.setViewportSize({width: 360, height: 800});
  await expectVisible(page);
});

test('the chosen platform differs from the other', async ({page}) => {
  await open(page, '/docs/basics/');
  const line = (name: string) =>
    page
      .getByRole('tab', {name})
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line('MT4')).not.toBe(await line('MT5'));
});

test('the row named in the address has a frame', async ({page}) => {
  await open(page, `${ERROR_CODES}#mt5-10027`);
  await expect(page.locator('#mt5-10027')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('#mt5-10026')).toHaveCSS('outline-style', 'none');
  expect(await listInvisible(page)).toEqual([]);
});

test('hits and their marks are visible in the window and on the search page', async ({page}) => {
  const modal = new SearchWindow(page);
  const expectMarks = async (marks: Locator) => {
    await expect(marks).not.toHaveCount(0);
    for (const mark of await marks.all()) {
      await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  };
  await open(page, `${SEARCH_ROUTE}?q=attach`);
  const marks = page.getByRole('main').locator('mark');
  await expect(marks.first()).toBeVisible();
  await expectMarks(marks);
  await expectVisible(page);
  await modal.search('attach');
  await expect(modal.chosen).toHaveCSS('outline-style', 'solid');
  await expectMarks(modal.marks);
  // The link to all results lies over the rows.
  await expect(modal.seeAll.locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectVisible(page, WINDOW);
});
