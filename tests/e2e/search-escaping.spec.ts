import {record} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {SearchWindow, serveRecords} from './searchWindow';
import {secondProduct} from '../fixtures/fullProducts';

const MARKUP = '<input onfocus=window.hacked=1 autofocus>';

const records = [
  record({
    route: '/docs/support/',
    headings: [`Kestrel ${MARKUP}`],
    content: `kestrel ${MARKUP} & <b>bold</b>`,
  }),
  record({
    route: '/docs/basics/',
    manual: 'Basics',
    headings: ['Birds', `Nest ${MARKUP}`],
    anchor: 'nest',
    content: `A kestrel ${MARKUP}`,
  }),
];

test('markup that a page shows as text stays text in the window, found or stored', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  await serveRecords(page, records);
  await open(page, `/docs/${secondProduct.id}/`);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(2);
  await expect(modal.hits.first()).toContainText(MARKUP);
  await expect(modal.hits.last()).toContainText('<input onfocus');
  await expect(modal.dialog.locator('input')).toHaveCount(1);
  await expect(modal.dialog.locator('b')).toHaveCount(0);
  await modal.follow();
  await modal.open();
  await expect(modal.stored('Recent')).toContainText(MARKUP);
  await expect(modal.dialog.locator('input')).toHaveCount(1);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a query stays text', async ({page}) => {
  const modal = new SearchWindow(page);
  const query = `"><img src=x onerror=window.hacked=1></mark> % \\ \${x}`;
  await serveRecords(page, records);
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  await modal.search(query);
  await expect(modal.input).toHaveValue(query);
  await expect(modal.status).toContainText('result', {ignoreCase: true});
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
