import {ERROR_CODES} from '../../src/data/supportPages';
import {logLines} from '../../src/pages/_home/links';
import {expect, open, test} from './fixtures';

test.describe('on a phone, the answer to a line of the home page', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const {row, label, to} of logLines.filter((line) => line.to.startsWith(ERROR_CODES))) {
    test(`${row} has its title below the navbar`, async ({page}) => {
      await open(page, '/');
      await page.getByRole('link', {name: label}).click();
      await expect(page).toHaveURL(to);
      const title = page.locator(new URL(page.url()).hash);
      await expect(title).toBeInViewport();
      // The navbar hides and returns while a reader scrolls, so it counts even when it is hidden.
      const covered = await page
        .locator('.navbar')
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
  test('work without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(`${ERROR_CODES}#mt5-10027`);
    await expect(page.locator('#mt5-10027')).toBeInViewport();
    await page.locator('summary:has(#mt4-codes-128-141)').click();
    await expect(page.locator('#mt4-130')).toBeVisible();
    await context.close();
  });
});
