import {describe, expect, test} from 'vitest';
import type {DataRow} from '@site/src/search/server/dataRows';
import type {PageSection} from '@site/src/search/server/parseSections';
import {sectionsOf} from './sectionsOf';

const row = (kind: DataRow['kind'], given: Partial<DataRow> = {}): DataRow => ({
  kind,
  code: null,
  platform: null,
  heading: 'Heading',
  message: null,
  content: 'Content.',
  remedy: null,
  ...given,
});

const rows = new Map([
  [
    'code',
    row('code', {
      code: '130',
      platform: 'mt4',
      message: 'Invalid stops',
      constant: 'ERR_INVALID_STOPS',
      remedy: 'Move it.',
    }),
  ],
  [
    'mt4-4014',
    row('code', {
      code: '4014',
      platform: 'mt4',
      message: 'unknown',
      constant: 'ERR_UNKNOWN',
      remedy: 'Update.',
    }),
  ],
  [
    'mt5-4014',
    row('code', {
      code: '4014',
      platform: 'mt5',
      message: 'refused',
      constant: 'ERR_REFUSED',
      remedy: 'Add it.',
    }),
  ],
  ['log', row('logLine', {platform: 'mt5', message: 'Off'})],
  ['reason', row('section', {remedy: 'Ask.'})],
]);

/** The sections of a page after the first. */
function sectionsIn(article: string): PageSection[] {
  return sectionsOf(`<main><h1>Title</h1><p>Intro.</p>${article}</main>`, rows).slice(1);
}

const table = (...ids: string[]) =>
  `<table><tbody>${ids.map((id) => `<tr id="${id}"><th>Row</th><td>One</td><td>Two</td></tr>`).join('')}</tbody></table>`;

test('tells pages, sections, code tables, terms, codes and log lines apart', () => {
  const sections = sectionsOf(
    `<main><h1>Title</h1><p>Intro.</p>
     <h2 id="a">Part</h2><p>Text.</p>${table('b', 'reason')}
     <h2 id="c">Codes</h2>${table('code')}<h2 id="e">Lines</h2>${table('log')}
     <dl><dt id="g">Lot</dt><dd>Volume.</dd></dl></main>`,
    rows,
  );
  expect(sections.map(({kind, code, platform}) => [kind, code, platform])).toEqual([
    ['page', null, null],
    ['section', null, null],
    ['section', null, null],
    ['section', null, null],
    ['codeTable', null, null],
    ['code', '130', 'mt4'],
    ['codeTable', null, null],
    ['logLine', null, 'mt5'],
    ['term', null, null],
  ]);
});

test('takes the texts of a row from the data', () => {
  expect(sectionsIn(`<h2 id="a">A</h2>${table('code')}`)[1]).toEqual({
    anchor: 'code',
    headings: ['Title', 'A', 'Heading'],
    kind: 'code',
    code: '130',
    platform: 'mt4',
    message: 'Invalid stops',
    constant: 'ERR_INVALID_STOPS',
    content: 'Content.',
    remedy: 'Move it.',
    readerQuestions: [],
  });
});

test('adds a code for each number of a row', () => {
  const head = '<th><a>4001</a> <span id="code"><a>130</a></span> <span id="unknown">5</span></th>';
  const sections = sectionsIn(
    `<table><tbody><tr id="mt4-4014">${head}<td>One</td></tr></tbody></table>`,
  );
  expect(sections.map(({anchor, code}) => [anchor, code])).toEqual([
    ['mt4-4014', '4014'],
    ['code', '130'],
  ]);
});

describe('a section whose id has the number of a code', () => {
  test('stands for the row of the platform that its title names', () => {
    const section = '<h3 id="error-4014">4014 (MT4)</h3><p>Text.</p>';
    const sections = sectionsIn(section + table('mt4-4014', 'mt5-4014'));
    expect(sections).toMatchObject([
      {anchor: 'error-4014', code: '4014', message: 'unknown', remedy: 'Update.', content: 'Text.'},
      {anchor: 'mt5-4014', code: '4014', message: 'refused', remedy: 'Add it.'},
    ]);
  });
});

test('takes the heading of other rows from the first cell', () => {
  expect(sectionsIn(table('other'))[0]).toMatchObject({
    anchor: 'other',
    kind: 'section',
    headings: ['Title', 'Row'],
    content: 'One · Two',
    message: null,
    remedy: null,
  });
});

test.each([
  [
    'a heading over others has the first block below it',
    '<h2 id="a">A</h2><h3 id="b">B</h3><p>One</p><p>Two</p>',
    'One',
  ],
  [
    'a heading over a heading without a text has the name of that one',
    '<h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2>',
    'B',
  ],
  ['a heading over rows has the first one', `<h2 id="a">A</h2>${table('b')}`, 'One'],
  ['a heading with a text has its own', '<h2 id="a">A</h2><p>Text.</p><h3 id="b">B</h3>', 'Text.'],
  ['a heading at the end has none', '<h2 id="a">A</h2>', null],
  ['a heading before another of its level has none', '<h2 id="a">A</h2><h2 id="b">B</h2>', null],
])('%s', (_, article, expected) => {
  expect(sectionsIn(article)[0]?.content).toBe(expected);
});

test('keeps the kind of a page that begins with a code table', () => {
  const sections = sectionsOf(`<main><h1>Title</h1>${table('code')}</main>`, rows);
  expect(sections[0]).toMatchObject({kind: 'page', content: 'Content.'});
});
