import {kestrels} from '../fixtures/searchRecords';
import {expect, hold, open, test} from './fixtures';
import {serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';
import {OTHER} from '../fixtures/fullProducts';

const START = `/docs/${OTHER.id}/`;

test.describe('opening and closing', () => {
  test('Ctrl+K opens, Escape closes and gives the focus back', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    const link = page.getByRole('link', {name: 'Support'}).first();
    await link.focus();
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', true);
    await modal.close();
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
    await expect(link).toBeFocused();
  });

  test('the focus stays in the dialog while the page is not yet inert', async ({page}) => {
    const modal = new SearchModal(page);
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await open(page, START);
    await modal.open();
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
    await page.locator('.navbar__brand').focus();
    await expect(modal.input).toBeFocused();
    await modal.close();
    await expect(modal.button).toBeFocused();
    await page.locator('.navbar__brand').focus();
    await expect(page.locator('.navbar__brand')).toBeFocused();
  });

  test('the button opens the dialog, and gets the focus back after a click outside', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(modal.dialog).toHaveCount(0);
    await expect(modal.button).toBeFocused();
  });

  test('Ctrl+K also closes the dialog, and Cmd+K opens it too', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.keyboard.press('Meta+k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('a held Ctrl+K opens the dialog once', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.keyboard.down('Control');
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.down('k');
    }
    await expect(modal.input).toBeFocused();
    await page.keyboard.down('k');
    await expect(modal.dialog).toBeVisible();
  });

  test('a slash opens the dialog, and is typed into the input only if it is open', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('/');
  });

  test('a slash in a field is typed there, but Ctrl+K still opens the dialog', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    for (const [name, html] of [
      ['an input', '<input id="field">'],
      ['a text area', '<textarea id="field"></textarea>'],
      ['a list', '<select id="field"><option>/</option></select>'],
      ['editable text', '<div id="field" contenteditable="true"></div>'],
      ['an input inside a shadow root', '<x-field id="field"></x-field>'],
    ] as const) {
      await test.step(name, async () => {
        await page.evaluate((content) => {
          document.querySelector('article')?.insertAdjacentHTML('afterbegin', content);
          const host = document.querySelector('x-field');
          host?.attachShadow({mode: 'open'}).append(document.createElement('input'));
          (host?.shadowRoot?.querySelector('input') ?? document.getElementById('field'))?.focus();
        }, html);
        await page.keyboard.press('/');
        await expect(modal.dialog).toHaveCount(0);
        await page.keyboard.press('Control+k');
        await expect(modal.input).toBeFocused();
        await modal.close();
        await page.locator('#field').evaluate((field) => field.remove());
      });
    }
  });

  test('a letter typed on the button opens the dialog with it, Ctrl+F is left to the browser', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.button.focus();
    await page.keyboard.press('Control+f');
    await expect(modal.dialog).toHaveCount(0);
    await page.keyboard.type('attach');
    await expect(modal.input).toHaveValue('attach');
  });

  test('selected text becomes the query, on one line and cut to 64 characters', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = `two\n words ${'x'.repeat(80)}`;
      document.querySelector('article')?.append(text);
      window.getSelection()?.selectAllChildren(text);
    });
    await modal.open();
    await expect(modal.input).toHaveValue(`two words ${'x'.repeat(54)}`);
    await page.keyboard.type('a');
    await expect(modal.input).toHaveValue('a');
  });

  test('the browser’s Back closes the dialog and leaves the page', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, '/docs/support/');
    await page.locator('.navbar').getByRole('link', {name: OTHER.label}).click();
    await expect(page).toHaveURL(START);
    await modal.open();
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
  });

  test('other parts of the site, such as the not-found page, open it with an event', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('manual:open-search', {detail: {query: 'attach'}})),
    );
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.hits.first()).toBeVisible();
  });
});

test.describe('the input', () => {
  test('keeps what is typed before the code has loaded', async ({page}) => {
    const modal = new SearchModal(page);
    const release = await hold(page, '**/search-modal.*.js');
    await open(page, START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('att');
    await expect(modal.dialog.getByRole('searchbox')).toHaveValue('att');
    release();
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('ach');
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.hits.first()).toBeVisible();
  });

  test('keeps Tab inside the dialog, forwards and backwards', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.open();
    const isInside = () =>
      modal.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Tab');
    await expect(modal.input).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
  });
});

test('blanks are no query', async ({page}) => {
  const modal = new SearchModal(page);
  await serveRecords(page, kestrels(3));
  await page.clock.install();
  await open(page, START);
  await modal.search('  ');
  // The result is announced half a second later.
  await page.clock.runFor(1000);
  await expect(modal.dialog.getByRole('region', {name: 'Most readers look for'})).toBeVisible();
  await expect(modal.dialog.locator('.DocSearch-NoResults')).toBeHidden();
  await expect(modal.status).toBeEmpty();
});

test.describe('where nothing is found', () => {
  test('the words of the query are shown, and what to try', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('qqqq');
    await expect(modal.dialog.getByText('No results for "qqqq"').first()).toBeVisible();
    await expect(modal.status).toHaveText('No results for "qqqq"');
    await expect(modal.dialog.getByRole('link', {name: /error codes/})).toBeVisible();
    await modal.dialog.getByRole('link', {name: 'Go to Support'}).click();
    await expect(page).toHaveURL('/docs/support/');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('a similar known word is offered as a button', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('kxxtrel');
    await expect(modal.status).toHaveText('No results for "kxxtrel"');
    await modal.dialog.getByRole('button', {name: 'kestrel'}).click();
    await expect(modal.input).toHaveValue('kestrel');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits).toHaveCount(3);
  });
});

test('on a phone, the text in the field has at least 16 px, and the buttons are big enough', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  await page.setViewportSize({width: 360, height: 740});
  await open(page, START);
  const button = await modal.button.boundingBox();
  expect(button?.width).toBeGreaterThanOrEqual(40);
  expect(button?.height).toBeGreaterThanOrEqual(40);
  await modal.search('attach');
  const size = await modal.input.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await expect(modal.hits.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await modal.dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(modal.dialog).toHaveCount(0);
});
