import {expect, test} from 'vitest';
import {
  createRecords,
  manualOf,
  MAX_CONTENT_LENGTH,
  splitContent,
  type RecordSite,
} from '../../../src/plugins/search-index/server/createRecords';
import {parsePage} from '../../../src/plugins/search-index/server/parsePage';

const site: RecordSite = {
  origin: 'https://manual.example',
  baseUrl: '/manual/',
  title: 'The Manual',
  manuals: [
    {label: 'Support', product: null, paths: ['/docs/support/', '/docs/category/help']},
    {label: 'FAQ', product: null, paths: ['/docs/support/faq/']},
    {label: 'R-50', product: 'r50', paths: ['/docs/r50/']},
    {label: 'R-25', product: 'r25', paths: ['/docs/category/r-25']},
  ],
};

const recordsOf = (route: string, article: string) =>
  createRecords(route, parsePage(`<main><h1>Title</h1>${article}</main>`), site);

test('a record says everything that is shown, filtered and ranked by', () => {
  const [, row] = recordsOf(
    '/manual/docs/r50/mt5/setup/attach_ea',
    '<p>Intro.</p><h2 id="allow">Allow</h2><p>Tick it.</p>',
  );
  expect(row).toEqual({
    objectID: '/manual/docs/r50/mt5/setup/attach_ea#allow:lvl2',
    url: 'https://manual.example/manual/docs/r50/mt5/setup/attach_ea#allow',
    url_without_anchor: 'https://manual.example/manual/docs/r50/mt5/setup/attach_ea',
    anchor: 'allow',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'R-50',
      lvl1: 'Title',
      lvl2: 'Allow',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Tick it.',
    product: 'r50',
    platform: 'mt5',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'default',
    twin: 'mt5/setup/attach_ea',
    weight: {pageRank: 0, level: 80, position: 1},
  });
});

test('the page, a heading, a row and a term are one record each, of a heading type', () => {
  const records = recordsOf(
    '/manual/docs/support/codes',
    `<p>Intro.</p><h2 id="a">A</h2><table><tr id="mt4-130"><td>130</td><td>x</td></tr></table>
     <dl><dt id="term-lot">Lot</dt><dd>y</dd></dl>`,
  );
  expect(records.map(({type, anchor}) => [type, anchor])).toEqual([
    ['lvl1', null],
    ['lvl2', 'a'],
    ['lvl3', 'mt4-130'],
    ['lvl3', 'term-lot'],
  ]);
  expect(records.map(({weight}) => weight.position)).toEqual([0, 1, 2, 3]);
});

test('a text that is too long goes on in records of its own, with ids of their own', () => {
  const sentence = 'A sentence of forty letters, more or less. ';
  const records = recordsOf('/manual/docs/support/x', `<p>${sentence.repeat(200)}</p>`);
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/manual/docs/support/x#:lvl1',
    '/manual/docs/support/x#:content',
    '/manual/docs/support/x#:content:2',
  ]);
  expect(records.map(({content}) => content).join(' ')).toBe(sentence.repeat(200).trim());
});

test.each([
  ['/docs/support/x', 'Support'],
  ['/docs/support/', 'Support'],
  ['/docs/support', undefined],
  ['/docs/support/faq/setup', 'FAQ'],
  ['/docs/category/r-25', 'R-25'],
  ['/docs/category/r-25/more', undefined],
  ['/docs/r500/', undefined],
])('%s stands in the manual %s', (path, expected) => {
  expect(manualOf(path, site.manuals)?.label).toBe(expected);
});

test('a page in no manual stands under the title of the site, without a product', () => {
  expect(recordsOf('/manual/', '')[0]).toMatchObject({
    hierarchy: {lvl0: 'The Manual', lvl1: 'Title'},
    product: null,
    twin: null,
  });
});

test.each([
  ['the landing page of a product', '/manual/docs/r50/', 1],
  ['a page of it', '/manual/docs/r50/drawdown', 0],
  ['the landing page of a manual', '/manual/docs/support/', 1],
  ['a list of pages', '/manual/docs/category/help', -1],
  ['the list that is all a product has', '/manual/docs/category/r-25', 1],
  ['a page in no manual', '/manual/docs', -1],
])('the rank of %s', (_, route, expected) => {
  expect(recordsOf(route, '')[0]?.weight.pageRank).toBe(expected);
});

test.each([
  ['a page about one', '/manual/docs/r50/mt4/setup/x', '', 'mt4'],
  [
    'a page of another, whatever a heading says',
    '/manual/docs/r50/mt4/x',
    '<h2 id="a">MT5</h2>',
    'mt4',
  ],
  ['an anchor', '/manual/docs/support/x', '<h2 id="mt5-10027">10027</h2>', 'mt5'],
  ['a heading', '/manual/docs/support/x', '<h2 id="a">On MetaTrader 4</h2>', 'mt4'],
  [
    'the heading above',
    '/manual/docs/support/x',
    '<h2 id="a">MT5 codes</h2><h3 id="b">B</h3>',
    'mt5',
  ],
  ['a heading with both', '/manual/docs/support/x', '<h2 id="a">MT4 and MT5</h2>', null],
  ['neither', '/manual/docs/support/x', '<h2 id="a">Any</h2>', null],
  ['a longer name', '/manual/docs/support/x', '<h2 id="a">MT45, xmt4</h2>', null],
])('platform: %s', (_, route, article, expected) => {
  expect(recordsOf(route, article).at(-1)?.platform).toBe(expected);
});

test.each([
  ['nothing', null, []],
  ['what fits', 'short', ['short']],
  ['blocks', 'aaa bbb · ccc ddd', ['aaa bbb', 'ccc ddd']],
  ['sentences', 'Aa bb. Cc dd ee', ['Aa bb.', 'Cc dd ee']],
  ['words', 'aaaaa bbbbb ccccc', ['aaaaa bbbbb', 'ccccc']],
  ['no blank at all', 'abcdefghijklmnop', ['abcdefghijkl', 'mnop']],
])('a text is cut at the ends of %s', (_, content, expected) => {
  expect(splitContent(content, 12)).toEqual(expected);
});

test('no part is longer than a record may be', () => {
  const parts = splitContent('word '.repeat(2000));
  expect(parts.map(({length}) => length <= MAX_CONTENT_LENGTH)).not.toContain(false);
  expect(parts).toHaveLength(4);
});
