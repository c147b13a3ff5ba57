import type {Page} from '@playwright/test';

import {kestrels, record, sectionsOfOnePage} from '../fixtures/searchRecords';
import {TASK_PAGE} from '../fixtures/routes';
import {docChunk} from './chunks';
import {expect, hold, MAIN_SCRIPT, open, test} from './fixtures';
import type {SearchLocationState} from '../../src/search/client/readerContext';
import {INDEX_URL, SearchWindow, serveRecords} from './searchWindow';
import {firstProduct, hasTwoProducts, secondProduct} from '../fixtures/fullProducts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});
const summary = (page: Page) => page.getByRole('main').getByRole('status');

test('a query in the address is searched on direct load, without a hydration error', async ({
  page,
}) => {
  await serveRecords(page, kestrels(3));
  await open(page, '/search?q=kestrel');
  await expect(field(page)).toHaveValue('kestrel');
  await expect(titles(page)).toHaveCount(3);
  await expect(summary(page)).toHaveText('3 results');
  await expect(page).toHaveTitle(/^Search results for “kestrel” \| /);
});

test('fetches the page of a hit that comes into view', async ({page}) => {
  await serveRecords(page, [record({route: TASK_PAGE, headings: ['Kestrel']})]);
  const fetched = page.waitForRequest(docChunk(`${TASK_PAGE.slice('/docs/'.length)}.mdx`));
  await open(page, '/search?q=kestrel');
  await fetched;
});

test('without a query the field waits, labelled and focused', async ({page}) => {
  await open(page, '/search');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleName(/error number/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the manual');
  await expect(page.getByRole('search')).toBeVisible();
});

for (const address of ['/search', '/search?q=%20']) {
  test(`${address} offers pages to start with`, async ({page}) => {
    await open(page, address);
    const section = page.getByRole('region', {name: 'Start here'});
    await expect(section.getByRole('link')).toHaveCount(5);
    await expect(summary(page)).toBeEmpty();
  });
}

test.describe('a search of one page', () => {
  const note = (page: Page) => page.getByText('Only one page was searched');

  for (const name of ['/docs/basics', '/docs/basics/', '/docs/Basics']) {
    test(`finds the page by ${name}`, async ({page}) => {
      await serveRecords(page, [...sectionsOfOnePage(5), ...kestrels(2)]);
      await open(page, `/search?q=kestrel&in=${name}`);
      await expect(note(page)).toBeVisible();
      await expect(titles(page)).toHaveCount(5);
      await note(page).getByRole('link', {name: '/docs/basics/'}).click();
      await expect(page).toHaveURL('/docs/basics/');
    });
  }

  for (const [name, value] of [
    ['another site', 'https://evil.example/renew'],
    ['a path that cannot be decoded', '%2F%25E0%25A4%25A'],
    ['a page that does not exist', '/docs/no-such-page'],
    ['all unknown pages', '*'],
  ] as const) {
    test(`searches the whole manual if the address names ${name}`, async ({page}) => {
      await serveRecords(page, [...sectionsOfOnePage(5), ...kestrels(2)]);
      await open(page, `/search?q=kestrel&in=${value}`);
      await expect(titles(page)).toHaveCount(7);
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator('a[href*=evil]')).toHaveCount(0);
    });
  }
});

test('typing updates the address, in a single entry of the history', async ({page}) => {
  await serveRecords(page, kestrels(3));
  await open(page, '/docs/basics/');
  await open(page, '/search');
  await field(page).pressSequentially('kestrel 2', {delay: 30});
  await expect(page).toHaveURL('/search?q=kestrel+2');
  await expect(titles(page).first()).toHaveText('Kestrel 2');
  await expect(field(page)).toHaveValue('kestrel 2');
  await page.goBack();
  await expect(page).toHaveURL('/docs/basics/');
});

for (const address of ['/search', '/search?q=other']) {
  test(`${address}: what is typed before hydration is searched`, async ({page}) => {
    await serveRecords(page, kestrels(3));
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
  });
}

test('Back from a hit brings back the query and every hit that was shown', async ({page}) => {
  await serveRecords(page, kestrels(45));
  await open(page, '/search?q=kestrel');
  await page.getByRole('button', {name: 'Show 20 more'}).click();
  await expect(titles(page)).toHaveCount(40);
  await titles(page).nth(30).getByRole('link').click();
  await expect(page).toHaveURL(/#kestrel-/);
  await page.goBack();
  await expect(field(page)).toHaveValue('kestrel');
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

test('20 hits at a time, and more with a button that the keyboard can reach', async ({page}) => {
  await serveRecords(page, kestrels(45));
  await open(page, '/search?q=kestrel');
  await expect(titles(page)).toHaveCount(20);
  await expect(summary(page)).toHaveText(/^\d+ results, showing the first 20$/);
  const count = Number.parseInt(await summary(page).innerText(), 10);
  const more = page.getByRole('button', {name: /^Show \d+ more$/});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(titles(page).nth(20).getByRole('link')).toBeFocused();
  await expect(titles(page)).toHaveCount(Math.min(40, count));
  await expect(more).toHaveCount(0);
  await expect(summary(page)).toHaveText(`${count} results`);
});

test('64 characters, typed or in the address', async ({page}) => {
  await open(page, `/search?q=${'z'.repeat(10_000)}`);
  await expect(field(page)).toHaveValue('z'.repeat(64));
  await expect(summary(page)).toHaveText(
    `Only the first 64 characters are searched. No results for “${'z'.repeat(64)}”`,
  );
  await field(page).fill('');
  await field(page).pressSequentially('y'.repeat(80));
  await expect(field(page)).toHaveValue('y'.repeat(64));
});

test('if nothing is found, the page says so and offers links', async ({page}) => {
  await serveRecords(page, kestrels(3));
  await open(page, '/search?q=qqqq');
  await expect(summary(page)).toHaveText('No results for “qqqq”');
  await page.getByRole('main').getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support/');
});

test.describe('an index that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource/});

  test('is reported in words until "Try again" succeeds', async ({page}) => {
    await page.clock.install();
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, '/search?q=kestrel');
    await expect(summary(page)).toHaveText('Unable to fetch results');
    await expect(
      page.getByRole('main').getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await page.clock.runFor(600);
    await expect(summary(page)).toHaveText('Unable to fetch results');
    await serveRecords(page, kestrels(3));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(titles(page)).toHaveCount(3);
  });
});

test('the page says that it is waiting for a slow answer', async ({page}) => {
  const release = await hold(page, INDEX_URL);
  await open(page, '/search?q=attach');
  await expect(summary(page)).toHaveText('Searching…');
  release();
  await expect(titles(page).first()).toBeVisible();
});

test('the order is the modal’s, also for a reader who comes from a manual', async ({page}) => {
  test.skip(!hasTwoProducts, 'The company has one product with a full manual.');
  const modal = new SearchWindow(page);
  const counterparts = [firstProduct, secondProduct].map(({id, label}) =>
    record({
      route: `/docs/${id}/mt5/setup/attach_ea`,
      manual: label,
      headings: ['Kestrel'],
      platform: 'mt5',
      sharedPath: 'setup/attach_ea',
    }),
  );
  await serveRecords(page, [...counterparts, ...kestrels(24)]);
  await open(page, `/docs/${secondProduct.id}/`);
  await modal.search('kestrel');
  await expect(modal.titles).toHaveCount(20);
  const order = await modal.titles.allInnerTexts();
  await expect(modal.chosen).toContainText(`Also for ${firstProduct.label}`);
  await modal.seeAll.click();
  await expect(summary(page)).toHaveText(/^25 results/);
  expect((await titles(page).allInnerTexts()).slice(0, order.length)).toEqual(order);
  await expect(titles(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/docs/${secondProduct.id}/mt5/setup/attach_ea`,
  );
  await page.reload();
  await expect(titles(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/docs/${secondProduct.id}/mt5/setup/attach_ea`,
  );
});

test('a reader who comes from a manual keeps it on the way to one page and back', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  const product = () =>
    page.evaluate(() => (history.state as {state?: SearchLocationState}).state?.context.product);
  await serveRecords(page, sectionsOfOnePage(5));
  await open(page, `/docs/${secondProduct.id}/`);
  await modal.search('kestrel');
  await modal.seeAll.click();
  await page.getByRole('main').getByRole('link', {name: 'More on the same page'}).first().click();
  await expect(page).toHaveURL(/[?&]in=/);
  expect(await product()).toBe(secondProduct.id);
  await page.getByRole('link', {name: 'Search the whole manual'}).click();
  await expect(page).not.toHaveURL(/[?&]in=/);
  expect(await product()).toBe(secondProduct.id);
});

test('without JavaScript the page says what it needs, and links to the list of pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/search');
  await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'all pages'}).click();
  await expect(page).toHaveURL('/docs');
  await context.close();
});
