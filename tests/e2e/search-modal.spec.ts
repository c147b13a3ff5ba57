import type {Page} from '@playwright/test';
import {kestrels, record} from '../fixtures/searchRecords';
import {expect, hold, open, test} from './fixtures';
import {serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

const START = '/docs/r50/';

test.describe('opening and closing', () => {
  test('Ctrl+K opens, Escape closes and gives the focus back', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    const link = page.getByRole('link', {name: 'Support'}).first();
    await link.focus();
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
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
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').focus();
    await expect(page.locator('.navbar__brand')).toBeFocused();
  });

  test('the button opens, and has the focus after a click beside the dialog', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(modal.dialog).toHaveCount(0);
    await expect(modal.button).toBeFocused();
  });

  test('Ctrl+K closes again, Cmd+K opens too', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.keyboard.press('Meta+k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('a slash opens, and writes itself into the input only when it is open', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('/');
  });

  for (const [name, html] of [
    ['an input', '<input id="field">'],
    ['a text area', '<textarea id="field"></textarea>'],
    ['a list', '<select id="field"><option>/</option></select>'],
    ['editable text', '<div id="field" contenteditable="true"></div>'],
    ['an input inside a shadow root', '<x-field id="field"></x-field>'],
  ] as const) {
    test(`a slash in ${name} stays there, Ctrl+K still opens`, async ({page}) => {
      const modal = new SearchModal(page);
      await open(page, START);
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
    });
  }

  test('a letter on the button opens with it, Ctrl+F stays the browser’s', async ({page}) => {
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

  test('the browser’s Back closes the dialog with the page', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, '/docs/support/');
    await page.locator('.navbar').getByRole('link', {name: 'R-50'}).click();
    await expect(page).toHaveURL(START);
    await modal.open();
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
  });

  test('the not-found page and others open it by event', async ({page}) => {
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
  test('takes 64 characters', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.search('y'.repeat(80));
    await expect(modal.input).toHaveValue('y'.repeat(64));
  });

  test('loses no key that is typed before the code is here', async ({page}) => {
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

test.describe('the start screen', () => {
  test('names the pages that most readers look for', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.open();
    const section = modal.dialog.getByRole('region', {name: 'Most readers look for'});
    await expect(section.getByRole('link')).toHaveCount(5);
    await section.getByRole('link', {name: 'Error codes'}).click();
    await expect(page).toHaveURL('/docs/support/troubleshooting/error-codes');
    await expect(modal.dialog).toHaveCount(0);
  });
});

test.describe('hits', () => {
  test('stand in groups by manual, with marks, and the platform at a glance', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, [
      record({
        route: '/docs/r50/mt5/setup/attach_ea',
        manual: 'R-50',
        headings: ['Kestrel nest'],
        platform: 'mt5',
      }),
      record({route: '/docs/support/', headings: ['Feeding a kestrel']}),
    ]);
    await open(page, START);
    await modal.search('kestrel');
    const hit = modal.group('R-50').getByRole('option');
    await expect(hit).toHaveCount(1);
    await expect(hit).toContainText('MT5');
    await expect(hit.locator('mark')).toHaveText('Kestrel');
    await expect(modal.group('Support').getByRole('option')).toHaveCount(1);
    await expect(modal.status).toHaveText('2 results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/r50/mt5/setup/attach_ea');
  });

  test('are 20, also of one manual and one page, with a way to all', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(30));
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(20);
    const order = await modal.titles();
    await modal.dialog.getByRole('link', {name: 'See all 30 results'}).click();
    await expect(page).toHaveURL('/search?q=kestrel');
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(order);
  });

  test('are walked with the arrow keys, around both ends, and followed with Enter', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.chosen).toContainText('Kestrel 1');
    await page.keyboard.press('ArrowUp');
    await expect(modal.chosen).toContainText('Kestrel 3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.chosen).toContainText('Kestrel 2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/support/#kestrel-2');
    await expect(modal.dialog).toHaveCount(0);
  });

  test('open without loading the page anew, by key and by click', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(2));
    await open(page, START);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await modal.search('kestrel');
    await modal.hits.nth(1).click();
    await expect(page).toHaveURL('/docs/support/#kestrel-2');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('open in a new tab with Ctrl and Enter, and the dialog stays', async ({page, context}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(2));
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(2);
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL('/docs/support/#kestrel-1');
    await expect(modal.dialog).toBeVisible();
  });

  test('on the page of a hit, the place it names is in view', async ({page}) => {
    const modal = new SearchModal(page);
    const route = '/docs/support/troubleshooting/error-codes';
    await open(page, route);
    const headings = page.locator('article :is(h2, h3)[id]');
    const anchor = (await headings.last().getAttribute('id')) ?? '';
    await serveRecords(page, [
      record({route, anchor, headings: ['Codes', 'Kestrel'], type: 'lvl2'}),
    ]);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${route}#${anchor}`);
    await expect(headings.last()).toBeInViewport();
  });
});

test.describe('snippets', () => {
  const words = Array.from({length: 40}, (_, index) => `w${index}`).join(' ');

  async function snippetLength(page: Page): Promise<number> {
    const modal = new SearchModal(page);
    await serveRecords(page, [
      record({
        route: '/docs/support/',
        headings: ['Birds'],
        type: 'content',
        content: words.replace('w20', 'kestrel'),
      }),
    ]);
    await open(page, START);
    await modal.search('kestrel');
    const snippet = modal.hits.locator('.DocSearch-Hit-title');
    await expect(snippet.locator('mark')).toHaveText('kestrel');
    return (await snippet.innerText()).replaceAll('…', ' ').trim().split(/\s+/).length;
  }

  test('have 10 words', async ({page}) => {
    expect(await snippetLength(page)).toBe(10);
  });

  test('of a section stand behind the name of its page, with the words that were found', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.search('err130');
    const path = modal.chosen.locator('.DocSearch-Hit-path');
    await expect(path).toHaveText(/^Error codes · \S+ \S+ \S+/);
    await modal.input.fill('lost connection');
    await expect(modal.hits.locator('.DocSearch-Hit-path mark').first()).toBeVisible();
  });

  test('have 5 words on a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    expect(await snippetLength(page)).toBe(5);
  });
});

test.describe('where nothing is found', () => {
  test('the words of the query stand there, and what to try', async ({page}) => {
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

  test('a known word that is near is one press away', async ({page}) => {
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

test('on a phone the field has at least 16 px, and the keys are big enough', async ({page}) => {
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
