import type {Page} from '@playwright/test';
import type {PlatformId} from '../../src/data/platforms';
import {TASK_PAGE} from '../fixtures/routes';
import {kestrels, record} from '../fixtures/searchRecords';
import {violations} from './axe';
import {docChunk} from './chunks';
import {expect, hold, MAIN_SCRIPT, open, test} from './fixtures';
import {INDEX_URL, SearchWindow, serveRecords} from './searchWindow';
import {startTranslator} from './translator';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});
const summary = (page: Page) => page.getByRole('main').getByRole('status');

test('a query in the address is searched on direct load', async ({page}) => {
  await serveRecords(page, [...kestrels(3), record({route: TASK_PAGE, headings: ['Kestrel']})]);
  const fetched = page.waitForRequest(docChunk(`${TASK_PAGE.slice('/docs/'.length)}.mdx`));
  await open(page, '/search?q=kestrel');
  await expect(field(page)).toHaveValue('kestrel');
  await expect(titles(page)).toHaveCount(4);
  await expect(summary(page)).toHaveText('4 results');
  await expect(page).toHaveTitle(/^Search results for “kestrel” \| /);
  expect(await violations(page, {part: 'main'})).toEqual([]);
  // The page of a hit that comes into view.
  await fetched;
});

for (const address of ['/search', '/search?q=%20']) {
  test(`${address} offers pages to start with`, async ({page}) => {
    await open(page, address);
    await expect(page.getByRole('region', {name: 'Start here'}).getByRole('link')).toHaveCount(6);
    await expect(summary(page)).toBeEmpty();
    await expect(field(page)).toHaveAccessibleName(/error number/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the manual');
  });
}

for (const address of ['/search', '/search?q=other']) {
  test(`${address}: what is typed before hydration is searched, in one entry of the history`, async ({
    page,
  }) => {
    await serveRecords(page, kestrels(3));
    await open(page, '/docs/basics/');
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(address, {waitUntil: 'commit'});
    await field(page).pressSequentially('kestrel');
    release();
    // These letters also arrive while React hydrates the field.
    await page.keyboard.type(' 2', {delay: 30});
    await expect(page).toHaveURL('/search?q=kestrel+2');
    await expect(field(page)).toHaveValue('kestrel 2');
    await expect(field(page)).toBeFocused();
    await expect(titles(page).first()).toHaveText('Kestrel 2');
    await page.goBack();
    await expect(page).toHaveURL('/docs/basics/');
  });
}

for (const path of ['/docs/support/', '/']) {
  test(`until the scripts of ${path} run, its search is a link to the page`, async ({page}) => {
    await serveRecords(page, kestrels(3));
    const release = await hold(page, '**/assets/js/**');
    await page.goto(path, {waitUntil: 'commit'});
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search');
    await field(page).fill('kestrel');
    release();
    await expect(titles(page)).toHaveCount(3);
    await expect(field(page)).toHaveValue('kestrel');
  });
}

test('20 hits at a time, and Back from one of more brings back them all', async ({page}) => {
  await serveRecords(page, kestrels(40));
  await open(page, '/search?q=kestrel');
  await expect(titles(page)).toHaveCount(20);
  await expect(summary(page)).toHaveText('40 results, showing the first 20');
  await page.getByRole('button', {name: 'Show 20 more'}).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page).nth(20).getByRole('link')).toBeFocused();
  await expect(titles(page)).toHaveCount(40);
  await expect(summary(page)).toHaveText('40 results');
  await expect(page.getByRole('button', {name: /^Show/})).toHaveCount(0);
  await titles(page).nth(30).getByRole('link').click();
  await expect(page).toHaveURL(/#kestrel-/);
  await page.goBack();
  await expect(titles(page)).toHaveCount(40);
});

test('another query from a link replaces the input, Back restores it', async ({page}) => {
  const modal = new SearchWindow(page);
  await serveRecords(page, kestrels(30));
  await open(page, '/search?q=kestrel 2');
  await expect(titles(page)).not.toHaveCount(0);
  await modal.search('kestrel');
  await modal.seeAll.click();
  await expect(field(page)).toHaveValue('kestrel');
  await page.goBack();
  await expect(field(page)).toHaveValue('kestrel 2');
});

test('64 characters, typed or in the address, of any text', async ({page}) => {
  const query = `"><img src=x onerror=window.hacked=1></mark> % \\ \${x}`.padEnd(64, 'z');
  await open(page, `/search?q=${encodeURIComponent(query + 'z'.repeat(10_000))}`);
  await expect(field(page)).toHaveValue(query);
  await expect(summary(page)).toContainText('Only the first 64 characters are searched.');
  await field(page).fill('');
  await field(page).pressSequentially('y'.repeat(80));
  await expect(field(page)).toHaveValue('y'.repeat(64));
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('failures', () => {
  test.use({expectedProblems: /Failed to load resource|toUpperCase/});

  test('an index out of reach is reported in words until "Try again" succeeds', async ({page}) => {
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, '/search?q=kestrel');
    await expect(summary(page)).toHaveText('Unable to fetch results');
    await expect(
      page.getByRole('main').getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await serveRecords(page, kestrels(3));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(titles(page)).toHaveCount(3);
  });

  test('a hit that cannot be drawn leaves the field', async ({page}) => {
    const platform = 7 as unknown as PlatformId;
    await serveRecords(page, [record({route: '/docs/support/', headings: ['Kestrel'], platform})]);
    await open(page, '/search?q=kestrel');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await field(page).fill('zebra');
    await expect(summary(page)).toHaveText('No results for “zebra”');
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('link', {name: 'Go to Support'}).click();
    await expect(page).toHaveURL('/docs/support/');
  });
});

test('a translated page says that it waits, finds, and shows more', async ({page}) => {
  const release = await hold(page, INDEX_URL);
  await open(page, '/search');
  await startTranslator(page);
  await field(page).fill('trading');
  await expect(summary(page)).toHaveText('†Searching…');
  release();
  await expect(summary(page)).toHaveText(/^†\d+ results/);
  await page.getByRole('button', {name: /Show \d+ more/}).click();
  await expect(titles(page).nth(20)).toBeVisible();
  await field(page).fill('zebrafish');
  await expect(summary(page)).toHaveText('†No results for “zebrafish”');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it needs, and links to the list of pages', async ({page}) => {
    await page.goto('/search');
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'all pages'}).click();
    await expect(page).toHaveURL('/docs');
  });
});
