import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

/**
 * Presses Tab until a link has the focus.
 * @returns how often Tab was pressed
 */
async function tabTo(page: Page, path: string): Promise<number> {
  for (let presses = 1; presses <= 30; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() =>
      document.activeElement instanceof HTMLAnchorElement
        ? document.activeElement.pathname + document.activeElement.hash
        : '',
    );
    if (focused === path) {
      return presses;
    }
  }
  throw new Error(`Tab does not lead to ${path}.`);
}

const PREPARE = '/docs/r50/mt5/setup/prepare_chart';
const ATTACH = '/docs/r50/mt5/setup/attach_ea';
const CODES = '/docs/support/troubleshooting/error-codes';

test('from the home page to a step of the setup: two clicks', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Set up on MT5: R-50'}).click();
  await page.getByRole('link', {name: 'Attach the EA', exact: true}).first().click();
  await expect(page).toHaveURL(ATTACH);
});

test('from the home page to the setup of the second manual: at most twelve presses of Tab', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  const presses = await tabTo(page, PREPARE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PREPARE);
  expect(1 + presses).toBeLessThanOrEqual(12);
});

test('to the other platform: one click, at the same place, and the choice is kept', async ({
  page,
}) => {
  await open(page, '/docs/r50/mt4/setup/attach_ea#done-when');
  const head = page.getByRole('navigation', {name: 'Platform, product and step'});
  await head.getByRole('link', {name: 'MT5'}).click();
  await expect(page).toHaveURL(`${ATTACH}#done-when`);
  await expect(head.getByRole('link', {name: 'MT5'})).toHaveAttribute('aria-current', 'page');

  await open(page, '/docs/r10/');
  await expect(page.getByRole('heading', {name: /^Set up on/})).toContainText(['MT4', 'MT5']);
  const sidebar = page.getByRole('complementary').getByRole('button', {name: /Set up on/});
  await expect(sidebar.nth(0)).toHaveAccessibleName('Set up on MT4');
  await expect(sidebar.nth(1)).toHaveAccessibleName(/^(yours )?Set up on MT5( yours)?$/);
  await expect(sidebar.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await open(page, '/');
  const links = page.getByRole('main').getByRole('link', {name: 'R-10'});
  await expect(links).toContainText([
    'R-10',
    'Set up on MT4',
    'Set up on MT5yours',
    'Settings',
    'Drawdown',
  ]);
  await expect(links.nth(2)).toHaveAccessibleName('Set up on MT5: R-10, your platform');
});

test('to the same task of another product: behind the name of the product', async ({page}) => {
  await open(page, ATTACH);
  await page.getByText('R-50', {exact: true}).and(page.locator('summary')).click();
  await page.getByRole('link', {name: 'R-400', exact: true}).and(page.locator('details a')).click();
  await expect(page).toHaveURL('/docs/r400/mt5/setup/attach_ea');
});

test('the contents of a long page keep the section in view that is being read', async ({page}) => {
  const active = page.locator('.table-of-contents__link--active');
  await open(page, `${CODES}#mt5-10027`);
  await expect(active).toBeInViewport();
  await page.locator('#error-130').evaluate((heading) => heading.scrollIntoView());
  await expect(active).toHaveAttribute('href', /#(most-asked|error-130)$/);
  await expect(active).toBeInViewport();
});

test('the contents of a narrow window name the section that is being read', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, '/docs/r10/drawdown');
  const bar = page.getByRole('article').locator('details[data-stays] > summary');
  await expect(bar).toHaveText('On this page');
  for (const id of ['recovery', 'maximal']) {
    const heading = page.locator(`#${id}`);
    await heading.evaluate((it) => it.scrollIntoView());
    const [name = ''] = (await heading.innerText()).split('\u200b');
    await expect(bar).toContainText(name);
    await expect(bar).toBeInViewport({ratio: 1});
  }
});

test.describe('the tables of error codes', () => {
  const strip = (page: Page) => page.getByRole('navigation', {name: 'Ranges of numbers'});

  test('are a click away, in the order of the page', async ({page}) => {
    await open(page, CODES);
    const links = strip(page).getByRole('link');
    const inStrip = await links.evaluateAll((all) =>
      all.map((it) => new URL((it as HTMLAnchorElement).href).hash),
    );
    const headings = await page
      .getByRole('article')
      .locator(inStrip.join())
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(headings).toEqual(inStrip);
    await links.filter({hasText: '10026'}).click();
    await expect(page.locator('#mt5-codes-10026-10036')).toBeInViewport();

    // The strip stays, with the range in view and its platform.
    await page.locator('#mt5-10033').scrollIntoViewIfNeeded();
    await expect(strip(page).locator('[aria-current]')).toHaveText('10026–10036');
    await expect(strip(page).locator('[aria-current]')).toBeInViewport({ratio: 1});
    await expect(strip(page).locator('[data-current]')).toHaveText('MT5');

    // Between its sections it marks none, and is at its start.
    await page.goto(`${CODES}#which-table-is-yours`);
    await expect(strip(page).locator('[aria-current]')).toHaveCount(0);
    await expect(strip(page).getByRole('link').first()).toBeInViewport({ratio: 1});

    // A link to a row of the other platform shows that row, also where the rows are folded.
    await open(page, '/');
    await open(page, `${CODES}#mt4-4200`);
    await expect(page.locator('#mt4-4200')).toBeInViewport();
    await expect(strip(page).locator('[data-current]')).toHaveText('MT4');
  });

  test('are all there without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(`${CODES}#mt5-10027`);
    await expect(page.locator('#mt5-10027')).toBeInViewport();
    await expect(page.locator('#mt4-130')).toBeVisible();
    await expect(strip(page).getByRole('link', {name: '128–141'})).toBeVisible();
    await context.close();
  });
});
