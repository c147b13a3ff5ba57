import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {browserArgs, findBrowser} from '../../scripts/browser';
import {run} from '../../scripts/run';
import {type ManualServer, startServer} from '../../scripts/server';
import {type Product, productsWithSidebar} from '../../src/data/products';
import {releases} from '../../src/data/releases';
import {addStyle} from '../e2e/addStyle';
import {layoutFaults} from '../e2e/layoutFaults';
import {drawInTypeface} from '../e2e/typeface';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {CHANGE, CODE, COUNTER, handOver, VIDEOS} from './anotherOwner';
import {readFolder} from './readFolder';
import {buildCopy, runInCopy, runTestsOfCopy} from './runInCopy';
import {ERROR_CODES} from '../../src/data/supportPages';

const PAGES = [
  '',
  'docs',
  'docs/basics/',
  'docs/category/r-90',
  'docs/r75/',
  'docs/r75/mt5/setup/attach_ea',
  `docs/${secondProduct.id}/configuration/settings`,
  `docs/${secondProduct.id}/drawdown`,
  'docs/rx75/',
  'docs/support/',
  ERROR_CODES.slice(1),
  'search?q=10027',
];

let copy: string;
let server: ManualServer;
let browser: Browser;
let page: Page;
let problems: string[];

const home = () => `${server.origin}/Manual/`;

async function open(address: string): Promise<void> {
  await page.goto(home() + address);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

beforeAll(async () => {
  copy = handOver();
  buildCopy(copy);
  // Other names and pages of his own move some questions by a place: HANDOVER.md says what to do then.
  runInCopy(copy, 'tsx', 'scripts/search-score.ts', '--accept');
  server = await startServer(path.join(copy, 'build'), {port: 0});
  browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  page = await browser.newPage({viewport: {width: 1000, height: 700}});
  problems = [];
  page.on('console', (message) => {
    // Chromium sometimes asks the root of the host for an icon, which is not the manual's.
    const isForeign = message.location().url === `${server.origin}/favicon.ico`;
    if (!isForeign && (message.type() === 'error' || message.type() === 'warning')) {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  const allowed = [home(), `${COUNTER}/`, `${VIDEOS}/`];
  await page.route(/miller\.test/, (route) => route.fulfill({body: ''}));
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !allowed.some((origin) => url.startsWith(origin))) {
      problems.push(`${page.url()}: asks for ${url}`);
    }
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(copy, {recursive: true});
});

test('the unit tests and the tests of the build pass', () => runTestsOfCopy(copy));

// In the same folder, because the number that Docusaurus gives to a picture depends on it.
test('builds the same files again', () => {
  expect(run('node scripts/build.mjs --skip-types --out-dir again', {}, copy)).toBe(true);
  const [first, second] = ['build', 'again'].map((folder) => readFolder(path.join(copy, folder)));
  const names = Object.keys({...first, ...second});
  expect(names.filter((name) => first?.[name] !== second?.[name])).toEqual([]);
});

test('keeps what readers load within the budgets', () => {
  expect(run('tsx scripts/budgets.ts', {}, copy)).toBe(true);
});

test('an unlisted page is hidden from lists and from the search, and a draft is not there', () => {
  const read = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');
  expect(read('docs/support/faq/more-three/index.html')).toContain('Line 1 of tool 1');
  expect(existsSync(path.join(copy, 'build/docs/support/faq/more-four'))).toBe(false);
  for (const list of ['search-index.json', 'sitemap.xml', 'llms.txt'].map(read)) {
    expect(list).toContain('more-two');
    expect(list).not.toContain('more-three');
    expect(list).not.toContain('more-four');
  }
});

test('reports no missing value', () => {
  expect(runInCopy(copy, 'tsx', 'scripts/owner-values.ts')).toBe('No value is missing.\n');
});

test.each([
  ['docs/r75/', ['EURUSD or XAUUSD', 'M30 or H1', 'a hedging account', '2,500 EUR']],
  ['docs/basics/', ['R-75: EURUSD or XAUUSD, M30 or H1, a hedging account, 2,500 EUR']],
  [
    'docs/r75/mt4/setup/prepare_chart',
    [
      'R-75 needs a hedging account with at least 2,500 EUR.',
      'Use EURUSD or XAUUSD and the timeframe M30 or H1 for R-75.',
    ],
  ],
  ['docs/r75/mt5/setup/install_ea', ['You need Miller75.ex5']],
  [
    'docs/r75/mt4/setup/attach_ea',
    ['R-75 needs https://licence.miller.test under', 'R-75 uses a DLL. If you trust R-75'],
  ],
  ['docs/rx75/', ['EURUSD or XAUUSD', '2,500 EUR']],
  ...releases.map(({doc}): [string, string[]] => [`docs/support/updates/${doc}`, [CHANGE]]),
  ['docs/support/', ['help@miller.test']],
])('shows the values of the owner on /Manual/%s', async (address, texts) => {
  await open(address);
  const text = (await page.getByRole('main').textContent())?.replace(/\s+/g, ' ');
  for (const told of texts) {
    expect(text).toContain(told);
  }
});

test.each(PAGES)(
  '/Manual/%s logs no problem and links below the base path only',
  async (address) => {
    await open(address);
    expect(await page.title()).toContain('Miller & Sons Guide');
    expect(await page.locator('a[href^="/"]:not([href^="/Manual/"])').count()).toBe(0);
    expect(await page.locator('.navbar a[href="https://miller.test/en"]').count()).toBe(1);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

describe('code in a page', () => {
  const WITH_CODE = `docs/${secondProduct.id}/drawdown`;
  const WITHOUT = 'docs/r75/drawdown';

  test('brings no script but the page’s own text', async () => {
    const scriptsOf = async (address: string) => {
      await open(address);
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
          .map(({name}) => name),
      );
    };
    const others = await scriptsOf(WITHOUT);
    const scripts = await scriptsOf(WITH_CODE);
    expect(scripts).toHaveLength(others.length);
    expect(scripts.filter((name) => !others.includes(name))).toHaveLength(1);
  });

  test('is highlighted in the page as it was built', async () => {
    const reader = await browser.newPage({javaScriptEnabled: false});
    await reader.goto(home() + WITH_CODE);
    const code = reader.locator('article pre code');
    expect(await code.textContent()).toBe(CODE);
    expect(await reader.getByText('Experts/Test.mq5').isVisible()).toBe(true);
    expect(await code.locator('.code-marked').textContent()).toBe('int deviation = 2;\n');
    const looks = await Promise.all(
      ['', ' .code-keyword', ' .code-comment'].map((part) =>
        reader
          .locator(`article pre code${part}`)
          .first()
          .evaluate((element) => {
            const {color, fontWeight} = getComputedStyle(element);
            return `${color} ${fontWeight}`;
          }),
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);
    await reader.close();
  });

  test('is copied by its button', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(WITH_CODE);
    await page.getByRole('button', {name: 'Copy', exact: true}).click();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
    await page.getByRole('button', {name: 'Copy', exact: true}).waitFor();
  });
});

test('the search opens a page below the base path', async () => {
  await open('docs/r75/');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('10027');
  await page.getByRole('dialog').getByRole('option').getByRole('link').first().click();
  await page.waitForURL(`${home()}${ERROR_CODES.slice(1)}#error-10027`);
});

test.each([
  ['a removed page', `docs/${firstProduct.id}/drawdown`, 'docs/r75/drawdown'],
  ['a removed id', 'docs/basics/#products-in-this-manual', 'docs/basics/#all-products'],
])('redirects %s in the browser', async (_, from, to) => {
  await page.goto(home() + from);
  await page.waitForURL(home() + to);
});

test('has a page that redirects a removed page on hosts without redirects', () => {
  const small = readFileSync(
    path.join(copy, 'build/docs', firstProduct.id, 'drawdown/index.html'),
    'utf8',
  );
  expect(small).toContain('content="0; url=/Manual/docs/r75/drawdown"');
});

describe('the navbar with ten manuals', () => {
  test('fits at 1000 px, also with the letter spacing of WCAG 1.4.12', async () => {
    await open('docs/r75/');
    await drawInTypeface(page);
    expect(await layoutFaults(page)).toEqual([]);
    await addStyle(
      page,
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    expect(await layoutFaults(page)).toEqual([]);
  });

  test('has a menu for the manuals that do not fit, which opens by keyboard', async () => {
    await open('docs/r75/');
    const menu = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'More'});
    await menu.focus();
    await page.keyboard.press('Enter');
    const {label, path: last} = productsWithSidebar.at(-1) as Product;
    await page.getByRole('link', {name: label}).first().click();
    await page.waitForURL(home() + last.slice(1));
  });
});
