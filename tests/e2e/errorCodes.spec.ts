import type {Page} from '@playwright/test';
import {ERROR_CODES} from '../../src/data/supportPages';
import {logLines} from '../../src/pages/_home/links';
import {expect, open, test} from './fixtures';
import {LogReader} from './logReader';

test.describe('on a phone, the answer to a line of the home page', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const {row, label, to} of logLines.filter((line) => line.to.startsWith(ERROR_CODES))) {
    test(`${row} has its title below the field for the log`, async ({page}) => {
      await open(page, '/');
      await page.getByRole('link', {name: label}).click();
      await expect(page).toHaveURL(to);
      const title = page.locator(new URL(page.url()).hash);
      await expect(title).toBeInViewport();
      // The navbar hides and returns while a reader scrolls, so it counts even when it is hidden.
      const covered = await page
        .locator('.navbar, [role=search][data-stays]')
        .evaluateAll((bars: HTMLElement[]) =>
          bars.reduce((sum, {offsetHeight}) => sum + offsetHeight, 0),
        );
      await expect
        .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(covered);
    });
  }
});

test.describe('the error-code tables', () => {
  const ranges = (page: Page) => page.getByRole('navigation', {name: 'Ranges of numbers'});
  const field = (page: Page) => new LogReader(page).field;
  const openTables = (page: Page) =>
    page.locator('article details[open]:has(> summary > h3[id*="-codes-"])');

  test('come after the common codes, with a link to each table', async ({page}) => {
    await open(page, ERROR_CODES);
    const heads = page.locator('article :is(h2, nav[aria-label="Ranges of numbers"])');
    const order = await heads.evaluateAll((all) => all.map(({id, tagName}) => id || tagName));
    expect(order.indexOf('NAV')).toBeGreaterThan(order.indexOf('most-asked'));
    expect(order.indexOf('NAV')).toBeLessThan(order.indexOf('mt4-trade-server-codes'));
    await ranges(page).getByRole('link', {name: '10026–10036'}).click();
    await expect(page.locator('#mt5-10026')).toBeInViewport();
    await expect(openTables(page)).toHaveCount(1);
  });

  test('show the row of a number while it is typed, by keyboard alone', async ({page}) => {
    await open(page, `${ERROR_CODES}?platform=mt5#most-asked`);
    await field(page).focus();
    await page.keyboard.type('10027');
    await expect(page.locator('#mt5-10027[data-target]')).toBeInViewport({ratio: 1});
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport({ratio: 1});
    await expect(page).toHaveURL(/#mt5-10027$/);
    // Tables that opened while the first digits were typed have closed again.
    await expect(openTables(page)).toHaveCount(1);

    await page.keyboard.press('Enter');
    await expect(page.locator('#mt5-10027 a').first()).toBeFocused();

    // Both platforms have this number, and the reader has chosen none.
    await field(page).fill('4014');
    await expect(field(page)).toBeInViewport({ratio: 1});
    await expect.poll(() => new LogReader(page).anchors()).toEqual(['#mt4-4014', '#mt5-4014']);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#mt4-4014[data-target]')).toBeInViewport({ratio: 1});
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#mt5-4014[data-target]')).toBeInViewport({ratio: 1});
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#mt4-4014[data-target]')).toBeInViewport({ratio: 1});

    await field(page).fill('999');
    await expect(new LogReader(page).status).toHaveText('No row begins with 999.');

    for (const [pasted, code] of [
      ['[10027]', '10027'],
      [' 10030', '10030'],
      ['err 130', '130'],
      ['0130', '130'],
      ['70000', '65536'],
      ['۱۰۰۲۷', '10027'],
    ] as const) {
      await field(page).fill(pasted);
      await expect(page.locator(`[data-code="${code}"][data-target]`)).toBeInViewport({ratio: 1});
    }
  });

  test('work without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(`${ERROR_CODES}#mt5-10027`);
    await expect(page.locator('#mt5-10027')).toBeInViewport();
    await page.locator('summary:has(#mt4-codes-128-141)').click();
    await expect(page.locator('#mt4-130')).toBeVisible();
    await expect(ranges(page).getByRole('link', {name: '128–141'})).toBeVisible();
    await expect(ranges(page).getByRole('link', {name: '10026–10036'})).toBeVisible();
    await expect(field(page)).toBeHidden();
    await context.close();
  });
});
