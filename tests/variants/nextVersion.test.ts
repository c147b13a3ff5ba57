import {appendFileSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Locator, type Page} from '@playwright/test';
import {type CheerioAPI, load} from 'cheerio';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {browserArgs, findBrowser} from '../../scripts/browser';
import {copyProject} from '../../scripts/copyProject';
import {type ManualServer, startServer} from '../../scripts/server';
import {attributesOf} from '../build/site';
import {ROUTES, TASK_PAGE} from '../fixtures/routes';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {buildCopy, runInCopy, runTestsOfCopy} from './runInCopy';
import {ERROR_CODES} from '../../src/data/supportPages';

const VERSION = '6.0';

/**
 * Words that occur on no page: one will be added to a page, the other to a partial that many pages import.
 */
const NEW_IN_PAGE = 'flamingo';
const NEW_IN_PARTIAL = 'kestrel';

const inVersion = (route: string) => route.replace('/docs/', `/docs/${VERSION}/`);
const older = inVersion('/docs/');
const versioned = ROUTES.filter((route) => route.startsWith('/docs/'));

let copy: string;
const inCopy = (...parts: string[]) => path.join(copy, ...parts);
const readBuilt = (file: string) => readFileSync(inCopy('build', file), 'utf8');
const readPage = (route: string): CheerioAPI => load(readBuilt(path.join(route, 'index.html')));

// Does what an owner would: creates a version of the manual, then changes a page and a partial of the current
// one.
beforeAll(() => {
  copy = copyProject('manual-next-version');
  runInCopy(copy, 'docusaurus', 'docs:version', VERSION);
  appendFileSync(inCopy('docs/support/faq/settings.mdx'), `\nThe word is ${NEW_IN_PAGE}.\n`);
  appendFileSync(inCopy('docs/_partials/_drawdown.mdx'), `\nThe word is ${NEW_IN_PARTIAL}.\n`);
  buildCopy(copy);
});
afterAll(() => rmSync(copy, {recursive: true}));

test('both versions pass the unit tests and the tests of the build', () => runTestsOfCopy(copy));

/**
 * The texts of a page, without those that name the version, marks of the current page, and the targets of
 * links.
 */
function readFrame($: CheerioAPI) {
  $('.navbar .dropdown--right, [class*=announcementBar], [class*=theme-doc-version]').remove();
  // Only the current version has Markdown twins.
  $('button, script, style, a[href$=".md"]').remove();
  const texts = $('body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? node.data.trim() : []));
  return {
    texts: texts.filter(Boolean),
    marked: $('[aria-current]')
      .toArray()
      .map((element) => $(element).text()),
    links: attributesOf($, 'body a[href]', 'href'),
  };
}

test.each(versioned)(
  '%s of the older version has the frame of the current one, and its links stay',
  (route) => {
    const current = readFrame(readPage(route));
    const {texts, marked, links} = readFrame(readPage(inVersion(route)));
    expect(texts).toEqual(current.texts.filter((text) => !text.startsWith('The word is')));
    expect(marked).toEqual(current.marked);
    expect(links).toEqual(current.links.map(inVersion));
  },
);

test('what is new is in the current version only', () => {
  const holders = (text: string) =>
    readdirSync(inCopy('build'), {recursive: true, encoding: 'utf8'}).filter(
      (file) => /\.(html|json|md|txt)$/.test(file) && readBuilt(file).includes(text),
    );
  for (const word of [NEW_IN_PAGE, NEW_IN_PARTIAL]) {
    const files = holders(word);
    expect(files).toContain('search-index.json');
    expect(files.filter((file) => file.includes(VERSION))).toEqual([]);
  }
});

test('what is for machines leads to the current version only', () => {
  for (const file of ['search-index.json', 'sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    expect(readBuilt(file), file).not.toContain(older);
  }
  const files = readdirSync(inCopy('build', older), {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => file.endsWith('.md'))).toEqual([]);
});

describe('in a browser', () => {
  let server: ManualServer;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    server = await startServer(inCopy('build'), {port: 0});
    browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  beforeEach(async () => {
    problems.length = 0;
    page = await browser.newPage({viewport: {width: 1000, height: 700}});
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({message}) => problems.push(message));
  });
  afterEach(async () => {
    await page.close();
    expect(problems).toEqual([]);
  });

  async function open(route: string): Promise<void> {
    await page.goto(server.origin + route);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  }

  const hits = () => page.getByRole('dialog').getByRole('option').getByRole('link');

  const addresses = (links: Locator) =>
    links.evaluateAll((all) =>
      all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    );

  async function search(query: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
  }

  const looked = [
    '/docs/basics/',
    '/docs/category/metatrader',
    `/docs/${firstProduct.id}/drawdown`,
    TASK_PAGE,
    '/docs/support/',
    ERROR_CODES,
  ];
  test.each(looked.flatMap((route) => [route, inVersion(route)]))('%s', async (route) => {
    await open(route);
    const banner = page.getByRole('alert').getByRole('link', {name: 'latest version'});
    expect(await banner.count()).toBe(route.includes(VERSION) ? 1 : 0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.emulateMedia({media: 'print'});
    expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test.each(['nope', TASK_PAGE.replace('/docs/', '').concat('/nope')])(
    'the unknown address %s of the older version opens the not-found page without an error',
    async (path) => {
      await open(older + path);
      await page.locator('h1', {hasText: 'Page not found'}).waitFor();
      // The server's own 404 response.
      expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
      problems.length = 0;
    },
  );

  test('the first address of the older version leads to a page of it', async () => {
    await open(older);
    await page.waitForURL(`**${older}basics/`);
  });

  test('the switches of platform and product stay in the version', async () => {
    await open(inVersion(TASK_PAGE));
    await page.locator('main').getByRole('link', {name: 'MT5', exact: true}).click();
    await page.waitForURL(`**${inVersion(TASK_PAGE).replace('mt4', 'mt5')}`);
    await page.locator('h1', {hasText: 'MT5'}).waitFor();
    await page.locator('main summary').first().click();
    await page.locator('main').getByRole('link', {name: secondProduct.label, exact: true}).click();
    await page.waitForURL(`**${inVersion(`/docs/${secondProduct.id}/mt5/setup/install_ea`)}`);
  });

  test('the search finds pages of the version that the reader is in, and no others', async () => {
    await open(inVersion(TASK_PAGE));
    await search(NEW_IN_PAGE);
    await page.getByText('No results for').filter({visible: true}).waitFor();
    await page.getByRole('dialog').getByRole('combobox').fill('drawdown');
    await hits().first().waitFor();
    expect((await addresses(hits())).filter((address) => !address.includes(older))).toEqual([]);
    await page.getByRole('link', {name: /^See all/}).click();
    await page.waitForURL(`**/search?q=drawdown&version=${VERSION}`);
    await page.locator('main h2 a').first().waitFor();
    const found = await addresses(page.locator('main h2 a'));
    expect(found.filter((address) => !address.includes(older))).toEqual([]);

    await open(TASK_PAGE);
    await search(NEW_IN_PAGE);
    await hits().first().waitFor();
    expect((await addresses(hits())).filter((address) => address.includes(older))).toEqual([]);
  });

  test('the menu leads to the same page of the version, and pages of no version keep the choice', async () => {
    await open(TASK_PAGE);
    const menu = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'});
    await menu.hover();
    await page.getByRole('link', {name: VERSION, exact: true}).click();
    await page.waitForURL(`**${inVersion(TASK_PAGE)}`);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      VERSION,
    );
    await open('/');
    await page.locator(`main a[href^="${older}"]`).first().waitFor();
    const links = await addresses(page.locator('main a[href^="/docs/"]'));
    expect(links.filter((address) => !address.includes(older))).toEqual([]);
    await search(NEW_IN_PAGE);
    await page.getByText('No results for').filter({visible: true}).waitFor();
  });
});
