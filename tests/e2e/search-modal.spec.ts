import type {Page} from '@playwright/test';
import {kestrels, record, sectionsOfOnePage, twinPages} from '../fixtures/searchRecords';
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
        await page.keyboard.press('Escape');
        await expect(modal.dialog).toHaveCount(0);
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
    await page.locator('.navbar').getByRole('link', {name: 'R-50'}).click();
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
  test('accepts at most 64 characters', async ({page}) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.search('y'.repeat(80));
    await expect(modal.input).toHaveValue('y'.repeat(64));
  });

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
  test('are one list, each with its manual, platform and marks', async ({page}) => {
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
    const [first, second] = [modal.hits.first(), modal.hits.nth(1)];
    await expect(modal.group('Results').getByRole('option')).toHaveCount(2);
    await expect(first).toContainText('R-50 · MT5');
    await expect(first.locator('mark')).toHaveText('Kestrel');
    await expect(second).toContainText('Support');
    await expect(modal.status).toHaveText('2 results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/r50/mt5/setup/attach_ea');
  });

  test('lead to their near twins, by keyboard alone', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, twinPages());
    await open(page, '/docs/basics/');
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(1);
    await expect(modal.hits.getByRole('link')).toHaveText([/Kestrel on MT4/, 'MT5', 'R-50']);
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(modal.hits.getByRole('link', {name: 'R-50'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/r50/mt4/setup/attach_ea');
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.group('Recent')).toHaveCount(0);
  });

  test('of one page are three at most, with a way to all of them', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, [...sectionsOfOnePage(5), ...kestrels(2)]);
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(5);
    await expect(modal.hits.filter({hasText: 'Kestrel nest'})).toHaveCount(3);
    await modal.dialog.getByRole('link', {name: 'More on this page'}).click();
    await expect(page).toHaveURL(`/search?q=kestrel&in=${encodeURIComponent('/docs/basics/')}`);
    await expect(modal.dialog).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2})).toHaveCount(5);
    await expect(main.getByText('Only one page was searched')).toBeVisible();
    await main.getByRole('link', {name: 'Search the whole manual'}).click();
    await expect(main.getByRole('heading', {level: 2})).toHaveCount(7);
  });

  test('are at most 20, even from one manual and page, with a link to all of them', async ({
    page,
  }) => {
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

  test('are selected with the arrow keys, wrapping at both ends, and opened with Enter', async ({
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
    await expect(page).toHaveURL(/#kestrel-2$/);
    await expect(modal.dialog).toHaveCount(0);
  });

  test('open without reloading the page, by key and by click', async ({page}) => {
    const modal = new SearchModal(page);
    await serveRecords(page, kestrels(2));
    await open(page, START);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await modal.search('kestrel');
    await modal.hits.nth(1).click();
    await expect(page).toHaveURL(/#kestrel-2$/);
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
    await expect(await newTab).toHaveURL(/#kestrel-1$/);
    await expect(modal.dialog).toBeVisible();
  });

  test('open with their section in view', async ({page}) => {
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
    const line = modal.hits.locator('.DocSearch-Hit-path');
    await expect(line.locator('mark')).toHaveText('kestrel');
    const [, snippet = ''] = (await line.innerText()).split(' — ');
    return snippet.replaceAll('…', ' ').trim().split(/\s+/).length;
  }

  test('of a code are what logs print and what to do, of a section the words that were found', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await open(page, START);
    await modal.search('err130');
    await expect(modal.chosen).toContainText('invalid stops');
    const line = modal.chosen.locator('.DocSearch-Hit-path');
    await expect(line).toHaveText(/^Support · MT4 · Error codes — \S+ \S+ \S+/);
    await modal.input.fill('lost connection');
    await expect(modal.hits.locator('.DocSearch-Hit-path mark').first()).toBeVisible();
  });

  test('have 10 words, or 5 on a narrow screen', async ({page}) => {
    expect(await snippetLength(page)).toBe(10);
    await page.setViewportSize({width: 360, height: 740});
    expect(await snippetLength(page)).toBe(5);
  });
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
