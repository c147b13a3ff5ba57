import {expect, test} from 'vitest';
import {createRecords} from '@site/src/search/server/createRecords';
import {dataRows} from '@site/src/search/server/dataRows';
import {firstProduct} from '../../fixtures/fullProducts';
import {sectionsOf} from './sectionsOf';

const recordsOf = (route: string, article: string) =>
  createRecords(route, sectionsOf(`<main><h1>Title</h1>${article}</main>`));

test('creates a record with every field', () => {
  const [, row] = recordsOf(
    `/manual/docs/${firstProduct.id}/mt5/setup/attach_ea`,
    '<p>Intro.</p><h2 id="allow">Allow</h2><p>Tick it.</p>',
  );
  expect(row).toEqual({
    route: `/manual/docs/${firstProduct.id}/mt5/setup/attach_ea`,
    anchor: 'allow',
    kind: 'section',
    code: null,
    constant: null,
    message: null,
    remedy: null,
    headings: ['Title', 'Allow'],
    content: 'Tick it.',
    readerQuestions: null,
    manual: firstProduct.label,
    product: firstProduct.id,
    platform: 'mt5',
    sharedPath: 'setup/attach_ea',
    position: 1,
  });
});

test('adds the message and the remedy of a code to its record', () => {
  const [, record] = recordsOf(
    '/manual/docs/support/codes',
    '<table><tr id="mt4-130"><th>130</th></tr></table>',
  );
  const {content, message, remedy} = dataRows.get('mt4-130') ?? {};
  expect(record).toMatchObject({kind: 'code', content, message, remedy});
});

test.each([
  '/manual/',
  '/manual/docs',
  '/manual/markdown-page',
  '/manual/docs/category/metatrader',
])('creates no records for %s, which only links to other pages', (route) => {
  expect(recordsOf(route, '<h2 id="a">A</h2>')).toEqual([]);
});

test.each([
  ['a page about one platform', `/manual/docs/${firstProduct.id}/mt4/setup/x`, '', 'mt4'],
  [
    'a page about one platform, whatever a heading says',
    `/manual/docs/${firstProduct.id}/mt4/x`,
    '<h2 id="a">MT5</h2>',
    'mt4',
  ],
  [
    'the row of a code',
    '/manual/docs/support/x',
    '<table><tr id="mt5-10027"><td>1</td></tr></table>',
    'mt5',
  ],
  ['an anchor, which does not count', '/manual/docs/support/x', '<h2 id="mt5-1">1</h2>', null],
  ['a heading', '/manual/docs/support/x', '<h2 id="a">On MetaTrader 4</h2>', 'mt4'],
  [
    'the heading above',
    '/manual/docs/support/x',
    '<h2 id="a">MT5 codes</h2><h3 id="b">B</h3>',
    'mt5',
  ],
  ['a heading with both platforms', '/manual/docs/support/x', '<h2 id="a">MT4 and MT5</h2>', null],
  ['no platform', '/manual/docs/support/x', '<h2 id="a">Any</h2>', null],
  ['a longer word', '/manual/docs/support/x', '<h2 id="a">MT45, xmt4</h2>', null],
])('reads the platform from %s', (_, route, article, expected) => {
  expect(recordsOf(route, article).at(-1)?.platform).toBe(expected);
});
