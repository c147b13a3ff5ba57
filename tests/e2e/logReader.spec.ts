// cspell:ignore inputmode

import type {Page} from '@playwright/test';
import {ERROR_CODES} from '../../src/data/supportPages';
import {setMode, violations} from './axe';
import {expect, hold, open, test} from './fixtures';
import {LogReader, paste} from './logReader';
import {SearchWindow} from './searchWindow';
import {startTranslator} from './translator';

const ACCOUNT = '81234567';
const LINES = [
  '2026.11.25 09:00:01.204\tExperts\texpert YourEA (EURUSD,H1) loaded successfully',
  `2026.11.25 09:14:03.112\tTrades\t'${ACCOUNT}': failed market buy 0.10 EURUSD [AutoTrading disabled by client]`,
  '2026.11.25 09:14:03.118\tYourEA (EURUSD,H1)\tOrderSend failed, retcode 10027',
  '2026.11.25 09:16:00.287\tYourEA (EURUSD,H1)\tOrderSend failed, retcode 10027',
  `2026.11.25 09:40:12.871\tTrades\t'${ACCOUNT}': failed modify #98 buy 0.10 EURUSD [Invalid stops]`,
  '2026.11.25 09:40:13.001\tYourEA (EURUSD,H1)\t<img src=x onerror=alert(1)> my own words',
].join('\n');
/** The code of the answer. */
const ANSWER_URL = '**/assets/js/log-answer*';
const ROWS = ['#mt5-10027', '#mt5-10016', '#log-loaded-successfully'];

/** Everything that the browser keeps, and the address. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      {...localStorage},
      {...sessionStorage},
      document.cookie,
    ]),
  );

test.describe('the field that reads logs', () => {
  test('answers with the rows, causes first, and says so once', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, {said});
      const region = document.querySelector('[role=search] [role=status]') ?? document.body;
      new MutationObserver(() => {
        if (region.textContent) {
          said.push(region.textContent);
        }
      }).observe(region, {childList: true, subtree: true, characterData: true});
    });
    await reader.field.focus();
    await paste(page, LINES);
    await expect(reader.status).toHaveText('5 of 6 lines are in this manual.');
    expect(await reader.anchors()).toEqual(ROWS);
    await expect(reader.items.first()).toContainText('3 times, 09:14–09:16');
    await expect(reader.items.first()).toContainText('What to do:');
    await expect(reader.answer).toContainText(
      '1 line is about an EA or another program, but not in this manual. Ask support.',
    );
    await expect(reader.answer).toContainText('<img src=x onerror=alert(1)> my own words');
    await expect(reader.answer).toHaveAttribute('aria-live', 'off');
    await expect(reader.answer.locator('samp').first()).toHaveAttribute('translate', 'no');
    expect(await page.evaluate(() => (window as unknown as {said: string[]}).said)).toEqual([
      '5 of 6 lines are in this manual.',
    ]);
    expect(await kept(page)).not.toContain('Invalid stops');
    expect(await kept(page)).not.toContain(ACCOUNT);

    await reader.items.first().getByRole('link').first().click();
    await expect(page.locator('#mt5-10027[data-target]')).toBeInViewport();
    await expect(page).toHaveURL(/#mt5-10027$/);
  });

  for (const path of ['/', ERROR_CODES]) {
    test(`answers a number, a line and a log alike on ${path}`, async ({page}) => {
      const reader = new LogReader(page);
      await open(page, path);
      await reader.field.focus();
      await page.keyboard.type('10027');
      await expect(reader.status).toHaveText('10027 (MT5) is in this manual.');
      const card = await reader.items.first().innerText();
      expect(card).toContain('MT5');
      expect(card).toContain('What to do:');
      await expect(reader.items.first().getByRole('link', {name: 'full steps'})).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));

      await reader.field.fill(LINES.split('\n')[1] ?? '');
      await expect(reader.status).toHaveText('This line is in this manual.');
      const [name, ...rest] = card.split('\n').filter((line) => line !== '');
      await expect(reader.items.first()).toContainText(name ?? '');
      await expect(reader.items.first()).toContainText(rest.at(-1) ?? '');
      await reader.field.fill('4014');
      await expect(reader.status).toHaveText('4014 means different things in MT4 and MT5.');
      expect(await reader.anchors()).toEqual(['#mt4-4014', '#mt5-4014']);
      await reader.field.fill('999');
      await expect(reader.status).toHaveText('999 isn’t in this manual.');
      await expect(reader.answer).toContainText('Copy the whole line with the number');

      await reader.field.fill('130');
      await reader.field.press('Enter');
      await expect(reader.items.first().getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#mt4-130[data-target]')).toBeInViewport();
    });
  }

  test('shows pasted lines from their beginning', async ({page}) => {
    const reader = new LogReader(page);
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/');
    await reader.field.focus();
    await paste(page, `${LINES}\n${LINES}`);
    await expect(reader.items).toHaveCount(ROWS.length);
    const scrolled = () =>
      reader.field.evaluate(({scrollTop, scrollLeft}) => [scrollTop, scrollLeft]);
    await expect.poll(scrolled).toEqual([0, 0]);
    // Letters as well as digits are typed
    await expect(reader.field).not.toHaveAttribute('inputmode', /./);
  });

  test('loads its code when it is used, and keeps what was typed before', async ({page}) => {
    const reader = new LogReader(page);
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.url().includes('/log-answer'))));
    const arrive = await hold(page, ANSWER_URL);
    await open(page, '/');
    expect(loads).toBe(0);
    await reader.field.focus();
    await page.keyboard.type('130');
    await expect(reader.field).toHaveValue('130');
    await expect.poll(() => loads).toBe(1);
    arrive();
    await expect(reader.status).toHaveText('130 (MT4) is in this manual.');
  });

  test('keeps what was typed before the page came alive', async ({page}) => {
    const reader = new LogReader(page);
    const release = await hold(page, '**/assets/js/*');
    await page.goto('/', {waitUntil: 'commit'});
    await reader.field.fill('10027');
    release();
    await expect(reader.status).toHaveText('10027 (MT5) is in this manual.');
    await expect(reader.field).toHaveValue('10027');
  });

  test.describe('without its code', () => {
    test.use({expectedProblems: /Failed to load resource|ChunkLoadError|Loading chunk/});

    test('says so, and tries again', async ({page}) => {
      const reader = new LogReader(page);
      await open(page, '/');
      await page.route(ANSWER_URL, (route) => route.abort());
      await reader.field.fill('130');
      await expect(reader.status).toContainText('The answer couldn’t be loaded.');
      await page.unroute(ANSWER_URL);
      await reader.field.fill('10027');
      await expect(reader.status).toHaveText('10027 (MT5) is in this manual.');
    });
  });

  test('is a link without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto('/');
    await expect(new LogReader(page).field).toBeHidden();
    await page.getByRole('link', {name: 'All numbers and messages'}).click();
    await expect(page).toHaveURL(/#which-table-is-yours$/);
    await context.close();
  });

  test('copies for support without what is private', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await reader.field.focus();
    await paste(page, LINES);
    await reader.copy.click();
    await expect(reader.answer).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Platform: MetaTrader 5');
    expect(copied).toContain('10027 (MT5), 3 times, 09:14–09:16');
    expect(copied).toContain('[AutoTrading disabled by client]');
    expect(copied).not.toContain(ACCOUNT);
  });

  test('shows the text for support where the browser does not let it copy', async ({page}) => {
    const reader = new LogReader(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, ERROR_CODES);
    await reader.field.fill(LINES);
    await reader.copy.click();
    await expect(reader.answer.locator('pre')).toContainText('[AutoTrading disabled by client]');
  });

  test('says what to copy if it knows nothing, and when all is well', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await reader.field.fill('my robot\ndoes nothing');
    await expect(reader.status).toHaveText('None of these lines is in this manual.');
    await expect(reader.answer).toContainText('Copy lines that have a time before them');
    await reader.field.fill(LINES.split('\n')[0] ?? '');
    await expect(reader.status).toHaveText('This line says that everything went as it should.');
  });

  test('takes five megabytes and stays usable', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await reader.field.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const init = {clipboardData, bubbles: true, cancelable: true};
      field.dispatchEvent(new ClipboardEvent('paste', init));
    }, `${LINES}\n`.repeat(10_000));
    await expect(reader.answer).toContainText('only its first and last 1,000 lines were read');
    await reader.field.fill('10027');
    await expect(reader.status).toHaveText('10027 (MT5) is in this manual.');
  });

  for (const width of [390, 1024]) {
    test(`has an answer that axe and the layout accept at ${width} px`, async ({page}) => {
      const reader = new LogReader(page);
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, ERROR_CODES);
      await reader.field.fill(`${LINES}\n${'x'.repeat(300)}`);
      await expect(reader.items).toHaveCount(ROWS.length);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide).toBe(false);
      expect(await violations(page)).toEqual([]);
      await setMode(page, 'dark');
      expect(await violations(page, {coloursOnly: true})).toEqual([]);
    });
  }

  test('is not on paper, but its answer is', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await reader.field.fill(LINES);
    await expect(reader.items).toHaveCount(ROWS.length);
    await page.emulateMedia({media: 'print'});
    await expect(reader.field).toBeHidden();
    await expect(reader.items.first()).toBeVisible();
    await expect(reader.copy).toBeHidden();
  });

  test('answers again and again while the browser translates the page', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await startTranslator(page);
    for (const lines of [LINES, LINES.split('\n')[4] ?? '', '', '130', LINES]) {
      await reader.field.fill(lines);
    }
    await expect(reader.status).toContainText('†5 of 6 lines are in this manual.');
    await expect(reader.items.first().locator('samp')).not.toContainText('†');
    await expect.poll(() => reader.anchors()).toEqual(ROWS);
  });
});

test.describe('lines that are pasted into the search', () => {
  for (const [place, prepare] of [
    [
      'window',
      async (page: Page) => {
        await open(page, '/docs/support/');
        await new SearchWindow(page).open();
      },
    ],
    [
      'window on the home page',
      async (page: Page) => {
        await open(page, '/');
        await new SearchWindow(page).open();
      },
    ],
    [
      'window on the page of error codes',
      async (page: Page) => {
        await open(page, ERROR_CODES);
        await new SearchWindow(page).open();
      },
    ],
    [
      'page',
      async (page: Page) => {
        await open(page, '/search');
        await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
      },
    ],
  ] as const) {
    test(`of the ${place} lead to the page of error codes`, async ({page}) => {
      const reader = new LogReader(page);
      await prepare(page);
      await paste(page, LINES);
      await expect(page).toHaveURL(new RegExp(`${ERROR_CODES}$`));
      await expect(reader.field).toHaveValue(LINES);
      await expect.poll(() => reader.anchors()).toEqual(ROWS);
      await expect(new SearchWindow(page).dialog).toHaveCount(0);
      expect(await kept(page)).not.toContain('Invalid stops');
    });
  }

  test('take the place of a number in the field', async ({page}) => {
    const reader = new LogReader(page);
    await open(page, ERROR_CODES);
    await reader.field.fill('10027');
    await new SearchWindow(page).open();
    await paste(page, LINES);
    await expect(reader.field).toHaveValue(LINES);
    await new SearchWindow(page).open();
    await paste(page, '#\n130');
    await expect(reader.status).toHaveText('130 (MT4) is in this manual.');
  });
});
