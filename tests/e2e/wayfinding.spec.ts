import type {Page} from '@playwright/test';
import {ERROR_CODES, stopLink} from '../../src/data/startingPoints';
import {logLines} from '../../src/pages/_home/links';
import {expect, open, test} from './fixtures';
import {firstProduct, hasTwoProducts, secondProduct} from '../fixtures/fullProducts';

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

const PREPARE = `/docs/${secondProduct.id}/mt5/setup/prepare_chart`;
const ATTACH = `/docs/${secondProduct.id}/mt5/setup/attach_ea`;

test('leads from the home page to a setup step in two clicks', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: `Set up on MT5: ${secondProduct.label}`}).click();
  await page
    .getByRole('navigation', {name: 'Platform, product and step'})
    .getByRole('link', {name: 'Attach the EA'})
    .click();
  await expect(page).toHaveURL(ATTACH);
});

test('leads from the home page to the setup of the second manual in at most twelve presses of Tab', async ({
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

test.describe('on a phone, the way to stop an EA', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('is on the first screen of the home page', async ({page}) => {
    await open(page, '/');
    await expect(
      page.getByRole('link', {name: stopLink.label, exact: true}).first(),
    ).toBeInViewport({ratio: 1});
  });

  test('is in the menu, which closes behind the reader', async ({page}) => {
    await open(page, ERROR_CODES);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', {name: stopLink.label, exact: true}).click();
    await expect(page).toHaveURL(stopLink.path);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', {name: /^Stop the EA/}).first()).toBeInViewport();
  });
});

test('switches the platform in one click, at the same section, and remembers it', async ({
  page,
}) => {
  await open(page, `/docs/${secondProduct.id}/mt4/setup/attach_ea#done-when`);
  const head = page.getByRole('navigation', {name: 'Platform, product and step'});
  await head.getByRole('link', {name: 'MT5'}).click();
  await expect(page).toHaveURL(`${ATTACH}#done-when`);
  await expect(head.getByRole('link', {name: 'MT5'})).toHaveAttribute('aria-current', 'page');

  await open(page, `/docs/${firstProduct.id}/`);
  await expect(page.getByRole('tab', {name: 'MT5'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByRole('link', {name: 'Attach the EA'})).toHaveAttribute(
    'href',
    `/docs/${firstProduct.id}/mt5/setup/attach_ea`,
  );
  const sidebar = page.getByRole('complementary').getByRole('button', {name: /Set up on/});
  await expect(sidebar.nth(0)).toHaveAccessibleName('Set up on MT4');
  await expect(sidebar.nth(1)).toHaveAccessibleName(/^(yours )?Set up on MT5( yours)?$/);
  await expect(sidebar.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await open(page, '/');
  const links = page.getByRole('main').getByRole('link', {name: firstProduct.label});
  await expect(links).toContainText([
    firstProduct.label,
    'Set up on MT4',
    'Set up on MT5yours',
    'Settings',
    'Drawdown',
  ]);
  await expect(links.nth(2)).toHaveAccessibleName(
    `Set up on MT5: ${firstProduct.label}, your platform`,
  );
});

test('offers the same task of another product behind the name of the product', async ({page}) => {
  test.skip(!hasTwoProducts, 'The company has one product with a full manual.');
  await open(page, ATTACH);
  await page.getByText(secondProduct.label, {exact: true}).and(page.locator('summary')).click();
  await page
    .getByRole('link', {name: firstProduct.label, exact: true})
    .and(page.locator('details a'))
    .click();
  await expect(page).toHaveURL(`/docs/${firstProduct.id}/mt5/setup/attach_ea`);
});

test('the table of contents keeps the current section in view', async ({page}) => {
  const active = page.locator('.table-of-contents__link[aria-current]');
  await open(page, `${ERROR_CODES}#mt5-10027`);
  await expect(active).toHaveAttribute('href', /#mt5-/);
  await expect(active).toBeInViewport();
  await page.locator('#most-asked').evaluate((heading) => heading.scrollIntoView());
  await expect(active).toHaveAttribute('href', '#most-asked');
  await expect(active).toBeInViewport();
});

test('the table of contents marks a folded section when it is opened', async ({page}) => {
  const active = page.locator('.table-of-contents__link[aria-current]');
  await open(page, '/docs/support/faq/setup#ea-disappeared');
  await expect(active).toHaveAttribute('href', '#ea-disappeared');
  const next = page.locator('#ea-disappeared').locator('xpath=following::summary[1]');
  const id = await next.locator('h3').getAttribute('id');
  await page.locator('#ea-disappeared').click();
  await next.click();
  await expect(active).toHaveAttribute('href', `#${id}`);
});

test('the table of contents names the current section in a narrow window', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, `/docs/${firstProduct.id}/drawdown`);
  const bar = page.getByRole('article').locator('details[data-stays] > summary');
  await expect(bar).toHaveText('On this page');
  for (const id of ['recovery', 'maximal']) {
    const heading = page.locator(`#${id}`);
    await heading.evaluate((element) => element.scrollIntoView());
    const [name = ''] = (await heading.innerText()).split('\u200b');
    await expect(bar).toContainText(name);
    await expect(bar).toBeInViewport({ratio: 1});
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
