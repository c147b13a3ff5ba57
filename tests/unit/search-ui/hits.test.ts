import {expect, test} from 'vitest';
import type {SearchHit} from '../../../src/plugins/search-index/types';
import {hitPath} from '../../../src/search/on-demand/hitPath';
import {parseMarks} from '../../../src/theme/SearchPage/marks';
import {inModalOrder} from '../../../src/theme/SearchPage/modalOrder';
import {hitView} from '../../../src/theme/SearchPage/hitView';

test.each([
  ['https://manual.example/docs/r10/', '/docs/r10/'],
  ['https://manual.example/docs/x#mt5-10027', '/docs/x#mt5-10027'],
  ['https://manual.example/manual/docs/x?y=1#z', '/manual/docs/x#z'],
  ['/docs/r10/', '/docs/r10/'],
  ['javascript:alert(1)', '/'],
  ['https://[', '/'],
])('the hit %s leads to %s', (url, expected) => {
  expect(hitPath(url)).toBe(expected);
});

const text = (value: string) => ({text: value, isMatch: false});
const mark = (value: string) => ({text: value, isMatch: true});

test.each([
  ['plain', [text('plain')]],
  ['a <mark>b</mark> c', [text('a '), mark('b'), text(' c')]],
  ['<mark>a</mark><mark>b</mark>', [mark('a'), mark('b')]],
  ['&lt;input&gt; &amp;lt;', [text('<input> &lt;')]],
  ['<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
  ['<mark><b>x</b></mark>', [mark('<b>x</b>')]],
  ['open <mark> only', [text('open <mark> only')]],
  ['', []],
])('the parts of %s', (html, expected) => {
  expect(parseMarks(html)).toEqual(expected);
});

test.each([
  ['nothing', [], []],
  ['manuals where their best hit stands', ['A/1', 'B/1', 'A/2'], ['A/1', 'A/2', 'B/1']],
  ['pages where their best hit stands', ['A/1', 'A/2', 'A/1'], ['A/1', 'A/1', 'A/2']],
  ['a page of another manual stays apart', ['A/1', 'B/1', 'B/2'], ['A/1', 'B/1', 'B/2']],
  ['titles that look like numbers stay in order', ['A/9', 'A/1'], ['A/9', 'A/1']],
])('the order of the modal: %s', (_, given, expected) => {
  const hits = given.map((place) => {
    const [lvl0 = '', lvl1 = ''] = place.split('/');
    return {
      place,
      hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    };
  });
  expect(inModalOrder(hits).map(({place}) => place)).toEqual(expected);
});

const hit: SearchHit = {
  objectID: '1',
  url: 'https://manual.example/docs/r50/mt5/setup/attach_ea#step',
  url_without_anchor: 'https://manual.example/docs/r50/mt5/setup/attach_ea',
  anchor: 'step',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'R-50',
    lvl1: 'Attach the EA',
    lvl2: 'Allow &lt;it&gt;',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  product: 'r50',
  platform: 'mt5',
  _snippetResult: {hierarchy: {}},
  _highlightResult: {
    hierarchy: {lvl1: {value: '<mark>Attach</mark> the EA', matchLevel: 'full'}},
  },
};

test('a hit is shown under its deepest heading, with the way to it', () => {
  expect(hitView(hit)).toEqual({
    title: 'Allow &lt;it&gt;',
    path: ['R-50', 'MT5', '<mark>Attach</mark> the EA'],
    summary: null,
  });
});

test('a hit in running text shows the snippet', () => {
  const content = {value: 'a <mark>word</mark>', matchLevel: 'full'} as const;
  const view = hitView({
    ...hit,
    type: 'content',
    content: 'a word',
    platform: null,
    _snippetResult: {hierarchy: {}, content},
  });
  expect(view.summary).toBe('a <mark>word</mark>');
  expect(view.path).toEqual(['R-50', '<mark>Attach</mark> the EA']);
});
