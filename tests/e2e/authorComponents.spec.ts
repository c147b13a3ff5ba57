import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {openAll} from './folds';
import {firstProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

test.describe('table of codes', () => {
  const highlighted = (page: Page) => page.locator('tr[data-target]');

  test('highlights the row named in the address, then the one that is clicked', async ({page}) => {
    await open(page, `${ERROR_CODES}#mt5-10016`);
    await expect(highlighted(page)).toHaveId('mt5-10016');
    await expect(highlighted(page)).toBeInViewport();
    await page.locator('#mt5-10018').getByRole('link', {name: '10018 MT5', exact: true}).click();
    await expect(highlighted(page)).toHaveId('mt5-10018');
    await page.goBack();
    await expect(highlighted(page)).toHaveId('mt5-10016');
  });

  test('highlights the row to which a link on another page leads', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/configuration/settings`);
    await openAll(page.getByRole('article').locator('details'));
    await page.getByRole('article').locator(`a[href^="${ERROR_CODES}#mt"]`).first().click();
    await expect(page).toHaveURL(/#mt[45]-\d+$/);
    await expect(highlighted(page)).toHaveCount(1);
    await expect(highlighted(page)).toHaveId(new URL(page.url()).hash.slice(1));
    await expect(highlighted(page)).toBeInViewport();
  });
});

test.describe('platform switch', () => {
  const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name}).first();
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();

  test('shows the platform of the address', async ({page}) => {
    await open(page, '/docs/basics/?platform=mt5');
    await expect(panel(page, 'MT5')).toBeVisible();
    await expect(panel(page, 'MT4')).toBeHidden();
  });

  test('keeps the choice on other pages and puts it into the address', async ({page}) => {
    await open(page, '/docs/basics/');
    await expect(panel(page, 'MT4')).toBeVisible();
    await tab(page, 'MT5').click();
    await expect(panel(page, 'MT5')).toBeVisible();
    await expect(page).toHaveURL('/docs/basics/?platform=mt5');
    for (const each of await page.getByRole('tab', {name: 'MT5'}).all()) {
      await expect(each).toHaveAttribute('aria-selected', 'true');
    }
    await open(page, `/docs/${firstProduct.id}/`);
    await expect(panel(page, 'MT5')).toBeVisible();
  });

  test('shows the platform that the anchor of the address belongs to', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/#set-up-on-mt5`);
    await expect(panel(page, 'MT5')).toBeVisible();
    await tab(page, 'MT4').click();
    await expect(panel(page, 'MT4')).toBeVisible();
  });

  test('can be operated by keyboard', async ({page}) => {
    await open(page, '/docs/basics/');
    await tab(page, 'MT4').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'MT5')).toBeFocused();
    await expect(panel(page, 'MT5')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(tab(page, 'MT4')).toBeFocused();
    await expect(panel(page, 'MT4')).toBeVisible();
  });
});

test.describe('glossary term', () => {
  const term = (page: Page) => page.getByRole('article').locator('a[href*="#term-"]').first();
  const definition = (page: Page) => page.getByRole('tooltip');

  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, `/docs/${firstProduct.id}/drawdown`);
  });

  test('shows its definition on keyboard focus, and Escape closes it', async ({page}) => {
    await term(page).focus();
    await expect(definition(page)).toBeInViewport({ratio: 1});
    await expect(term(page)).toHaveAccessibleDescription(await definition(page).innerText());
    await page.keyboard.press('Escape');
    await expect(definition(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
  });

  test('shows its definition on hover, and the mouse can move onto it', async ({page}) => {
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(definition(page)).toBeHidden();
  });

  test('links to its entry, which is highlighted', async ({page}) => {
    await term(page).click();
    await expect(page).toHaveURL(/\/docs\/basics\/#term-/);
    const entry = page.locator('dt[data-target]');
    await expect(entry).toHaveId(new URL(page.url()).hash.slice(1));
    await expect(entry).toBeInViewport();
  });
});
