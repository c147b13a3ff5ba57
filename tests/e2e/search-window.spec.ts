import type {Page} from '@playwright/test';
import {kestrels} from '../fixtures/searchRecords';
import {expect, hold, open, test} from './fixtures';
import {CODE_URL, SearchWindow, serveRecords} from './searchWindow';
import {secondProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

const START = `/docs/${secondProduct.id}/`;
const FIRST = '/docs/support/';
/** A page that is many times as high as the window. */
const LONG = ERROR_CODES;

test.describe('opening and closing', () => {
  test('Ctrl+K opens, Escape closes and gives the focus back', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    const link = page.getByRole('link', {name: 'Support'}).first();
    await link.focus();
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await modal.close();
    await expect(link).toBeFocused();
  });

  test('nothing behind the window takes the focus until it is closed', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.open();
    const link = page.locator('.navbar__brand');
    await link.focus();
    await expect(modal.input).toBeFocused();
    await modal.close();
    await expect(modal.button).toBeFocused();
    await link.focus();
    await expect(link).toBeFocused();
  });

  test('the button opens the dialog, and gets the focus back after a click outside', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await page.mouse.click(5, 5);
    await modal.expectClosed();
    await expect(modal.button).toBeFocused();
  });

  test('Ctrl+K also closes the dialog, and Cmd+K opens it too', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await page.keyboard.press('Meta+k');
    await expect(modal.input).toBeFocused();
    await modal.pressKey();
    await modal.expectClosed();
  });

  test('a held Ctrl+K opens the dialog once', async ({page}) => {
    const modal = new SearchWindow(page);
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
    const modal = new SearchWindow(page);
    await open(page, START);
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('/');
  });

  test('a slash in a field is typed there, but Ctrl+K still opens the dialog', async ({page}) => {
    const modal = new SearchWindow(page);
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
        await modal.expectClosed();
        await modal.pressKey();
        await expect(modal.input).toBeFocused();
        await modal.close();
        await page.locator('#field').evaluate((field) => field.remove());
      });
    }
  });

  test('a letter typed on the button opens the dialog with it, Ctrl+F is left to the browser', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.button.focus();
    await page.keyboard.press('Control+f');
    await modal.expectClosed();
    await page.keyboard.type('attach');
    await expect(modal.input).toHaveValue('attach');
  });

  test('selected text becomes the query, on one line and cut to 64 characters', async ({page}) => {
    const modal = new SearchWindow(page);
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

  test('Ctrl and the key of the K open the dialog on layouts without a Latin K', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    const press = (key: string, code: string) =>
      page.evaluate(
        (init) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {...init, ctrlKey: true, bubbles: true, cancelable: true}),
          ),
        {key, code},
      );
    // On Dvorak, the same key is a T, and the K is elsewhere.
    expect(await press('t', 'KeyK'), 'Ctrl+T is left to the browser').toBe(true);
    await modal.expectClosed();
    for (const [key, code] of [
      ['л', 'KeyK'],
      ['κ', 'KeyK'],
      ['ل', 'KeyK'],
      ['k', 'KeyV'],
    ] as const) {
      expect(await press(key, code), `Ctrl+${key} is left to the browser`).toBe(false);
      await expect(modal.input).toBeFocused();
      await modal.close();
    }
  });

  test('other parts of the site, such as the not-found page, open it with an event', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
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
    const modal = new SearchWindow(page);
    const release = await hold(page, CODE_URL);
    await open(page, START);
    await modal.pressKey();
    await page.keyboard.type('att');
    await expect(modal.waitingInput).toHaveValue('att');
    release();
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('ach');
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.hits.first()).toBeVisible();
  });

  test('Tab never reaches the page behind the dialog, forwards or backwards', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.open();
    const isOnPage = () =>
      page.locator('#__docusaurus').evaluate((behind) => behind.contains(document.activeElement));
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        expect(await isOnPage(), `${key} ${step + 1}`).toBe(false);
      }
    }
    await modal.input.focus();
    await page.keyboard.press('Tab');
    await expect(modal.startingPoints.getByRole('link').first()).toBeFocused();
  });
});

test('blanks are no query', async ({page}) => {
  const modal = new SearchWindow(page);
  await serveRecords(page, kestrels(3));
  await page.clock.install();
  await open(page, START);
  await modal.search('  ');
  // The result is announced half a second later.
  await page.clock.runFor(1000);
  await expect(modal.startingPoints).toBeVisible();
  await expect(modal.noResults).toBeHidden();
  await expect(modal.status).toBeEmpty();
});

test.describe('where nothing is found', () => {
  test('the words of the query are shown, and what to try', async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('qqqq');
    await expect(modal.dialog.getByText('No results for “qqqq”').first()).toBeVisible();
    await expect(modal.status).toHaveText('No results for “qqqq”');
    await expect(modal.link(/error codes/)).toBeVisible();
    await modal.link('Go to Support').click();
    await expect(page).toHaveURL('/docs/support/');
    await modal.expectClosed();
  });

  test('a similar known word is offered as a button', async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('kxxtrel');
    await expect(modal.status).toHaveText('No results for “kxxtrel”');
    await modal.dialog.getByRole('button', {name: 'kestrel'}).click();
    await expect(modal.input).toHaveValue('kestrel');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits).toHaveCount(3);
  });
});

test.describe('the page behind the window', () => {
  const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

  /** Opens a long page from another one, and scrolls down, which hides the bar at the top. */
  async function readOn(page: Page): Promise<number> {
    await open(page, FIRST);
    await page.getByRole('main').locator(`a[href="${LONG}"]`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Error codes');
    await page.mouse.move(200, 400);
    for (const place of [750, 1500]) {
      await page.mouse.wheel(0, 750);
      await expect.poll(() => scrollTop(page)).toBe(place);
    }
    await expect(page.locator('.navbar')).not.toBeInViewport();
    return 1500;
  }

  test('does not scroll with the wheel or the keys', async ({page}) => {
    const modal = new SearchWindow(page);
    const place = await readOn(page);
    await modal.search('chart');
    await expect(modal.hits.first()).toBeVisible();
    for (const [x, y] of [
      [5, 400],
      [640, 400],
    ] as const) {
      await page.mouse.move(x, y);
      for (let turn = 0; turn < 15; turn += 1) {
        await page.mouse.wheel(0, 400);
      }
    }
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    // Two frames, in which the browser would scroll.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrollTop(page)).toBe(place);
  });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({viewport: {width, height: 800}});

      for (const [way, act] of [
        ['Escape', (modal: SearchWindow) => modal.page.keyboard.press('Escape')],
        ['the key', (modal: SearchWindow) => modal.pressKey()],
        [
          'Cancel or a click beside it',
          (modal: SearchWindow) =>
            width < 768 ? modal.cancel.click() : modal.page.mouse.click(5, 400),
        ],
      ] as const) {
        test(`stays where it is after ${way}, which leaves no entry in the history`, async ({
          page,
        }) => {
          const modal = new SearchWindow(page);
          const place = await readOn(page);
          await modal.open();
          await act(modal);
          await modal.expectClosed();
          await expect(modal.button).toBeFocused();
          expect(await scrollTop(page)).toBe(place);
          await page.goBack();
          await expect(page).toHaveURL(FIRST);
        });
      }

      test('Back from a hit returns to the page', async ({page}) => {
        const modal = new SearchWindow(page);
        await readOn(page);
        await modal.search('attach');
        await expect(modal.chosen).toContainText(/attach/i);
        await modal.follow();
        await expect(page).toHaveURL(/attach/);
        await page.goBack();
        await expect(page).toHaveURL(LONG);
        await modal.expectClosed();
        await page.goBack();
        await expect(page).toHaveURL(FIRST);
      });
    });
  }
});

test('on a phone, the text in the field has at least 16 px, and the buttons are big enough', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
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
  await modal.cancel.click();
  await modal.expectClosed();
});
