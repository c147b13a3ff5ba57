import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';
import {keepTranslating} from './translator';
import {firstProduct} from '../fixtures/fullProducts';

const START = '/docs/basics/';

/** Runs a function in the page after the static HTML is parsed and before React hydrates it. */
async function changeBeforeHydration(page: Page, change: (sign: string) => void): Promise<void> {
  await page.addInitScript(`
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change.toString()})('');
    });
  `);
}

/** Expects that the page still works: colour mode, platform, a link, a search and its hit. */
async function expectAlive(page: Page): Promise<void> {
  const modal = new SearchWindow(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'MT5'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'MT5'}).first()).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Main'})
    .locator(`a[href="/docs/${firstProduct.id}/"]`)
    .click();
  await expect(page).toHaveURL(`/docs/${firstProduct.id}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${firstProduct.label} manual`);
  await modal.find('10027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/error codes/i);
}

test('works with attributes and elements of an extension', async ({page}) => {
  await changeBeforeHydration(page, () => {
    document.documentElement.setAttribute('data-extension', '1');
    document.documentElement.classList.add('extension-on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.prepend(document.createElement('meta'));
    document.head.append(document.createElement('link'));
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('extension-root'));
  });
  await open(page, START);
  await expectAlive(page);
});

test.describe('a page that is changed before hydration', () => {
  test.use({expectedProblems: /onRecoverableError/});

  test('by a translator is rendered again and works', async ({page}) => {
    await changeBeforeHydration(page, keepTranslating);
    await open(page, START);
    await expectAlive(page);
  });

  test('by an element in its text is rendered again and works', async ({page}) => {
    await changeBeforeHydration(page, () => {
      document.querySelector('article p')?.before(document.createElement('extension-note'));
      document.querySelector('nav.navbar')?.prepend(document.createElement('extension-note'));
      document.querySelector('article h1')?.setAttribute('data-extension', '1');
      document.querySelector('footer')?.remove();
    });
    await open(page, START);
    await expectAlive(page);
  });
});
