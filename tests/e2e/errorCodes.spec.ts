import type {Page} from '@playwright/test';
import {ERROR_CODES} from '../../src/data/supportPages';
import {expect, open, test} from './fixtures';
import {LogReader} from './logReader';

test('on a phone, a row that the home page leads to is below the navbar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const reader = new LogReader(page);
  await reader.field.fill('130');
  await reader.items.first().getByRole('link').first().click();
  await expect(page).toHaveURL(`${ERROR_CODES}#mt4-130`);
  const row = page.locator('#mt4-130');
  await expect(row).toBeInViewport();
  // The navbar hides and returns while a reader scrolls, so it counts even when it is hidden.
  const covered = await page
    .locator('.navbar')
    .evaluateAll((bars: HTMLElement[]) =>
      bars.reduce((sum, {offsetHeight}) => sum + offsetHeight, 0),
    );
  await expect
    .poll(() => row.evaluate((target) => target.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(covered);
});

test.describe('the error-code tables', () => {
  const marked = (page: Page) => page.locator('tr[data-target]');

  test('mark the row of the address, then the one that is clicked', async ({page}) => {
    await open(page, `${ERROR_CODES}#mt5-10016`);
    await expect(marked(page)).toHaveId('mt5-10016');
    await expect(marked(page)).toBeInViewport();
    await page.locator('#mt5-10018').getByRole('link', {name: '10018', exact: true}).click();
    await expect(marked(page)).toHaveId('mt5-10018');
    await page.goBack();
    await expect(marked(page)).toHaveId('mt5-10016');
  });

  test('mark the row to which a link on another page leads', async ({page}) => {
    await open(page, '/docs/support/troubleshooting/installer-errors');
    await page.getByRole('article').locator(`a[href^="${ERROR_CODES}#mt"]`).first().click();
    await expect(page).toHaveURL(/#mt[45]-\d+$/);
    await expect(marked(page)).toHaveId(new URL(page.url()).hash.slice(1));
    await expect(marked(page)).toBeInViewport();
  });

  test('work without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(`${ERROR_CODES}#mt5-10027`);
    await expect(page.locator('#mt5-10027')).toBeInViewport();
    await page.locator('summary:has(#mt4-codes)').click();
    await expect(page.locator('#mt4-130')).toBeVisible();
    await context.close();
  });
});
