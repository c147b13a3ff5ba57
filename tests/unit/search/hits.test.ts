import {expect, test} from 'vitest';
import {hitPath} from '@site/src/search/client/hitPath';
import {hitView} from '@site/src/search/view/hitView';
import {parseMarks} from '@site/src/search/view/marks';
import type {HighlightedValue, SearchHit} from '@site/src/search/types';

test.each([
  ['https://manual.example/docs/r10/', '/docs/r10/'],
  ['https://manual.example/docs/x#mt5-10027', '/docs/x#mt5-10027'],
  ['https://manual.example/manual/docs/x?y=1#z', '/manual/docs/x#z'],
  ['/docs/r10/', '/docs/r10/'],
  ['http://manual.example/', '/'],
  ['/', '/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://[', null],
  // A browser would take these for another host.
  ['https://evil.example//evil.example/a', null],
  ['https://evil.example/\\evil.example', null],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['https://manual.example/%', '/~'],
  ['https://manual.example/docs/x#%', '/docs/x'],
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

const hit: SearchHit = {
  objectID: '1',
  url: 'https://manual.example/docs/r50/mt5/setup/attach_ea#step',
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
  platform: 'mt5',
  _snippetResult: {},
  _highlightResult: {
    hierarchy: {lvl1: {value: '<mark>Attach</mark> the EA'}},
  },
};

const value = (html: string): HighlightedValue => ({value: html});

/** A hit of which these texts are shown. */
function withTexts(texts: Record<string, string>, more: Partial<SearchHit> = {}): SearchHit {
  const shown = Object.entries(texts).map(([name, html]) => [name, value(html)] as const);
  return {...hit, ...more, _snippetResult: Object.fromEntries(shown)};
}

test('a hit has its deepest heading as title, and shows the headings above it', () => {
  expect(hitView(hit)).toEqual({
    title: 'Allow &lt;it&gt;',
    path: ['R-50', 'MT5', 'Attach the EA'],
    message: null,
    meaning: null,
    summary: null,
  });
});

test.each([
  ['a page is in its manual', ['Page'], ['R-50', 'MT5']],
  ['a heading is on its page', ['Page', 'A'], ['R-50', 'MT5', 'Page']],
  ['a row is below the headings of its page', ['Page', 'A', 'B'], ['R-50', 'MT5', 'Page', 'A']],
  ['an empty level is left out', ['Page', null, 'B'], ['R-50', 'MT5', 'Page']],
  ['no name is there twice', ['Page', 'Page', 'B'], ['R-50', 'MT5', 'Page']],
  ['a name says others', ['Attach on MT5 – R-50', 'A'], ['Attach on MT5 – R-50']],
  ['a part of a word says nothing', ['Page of R-500', 'A'], ['R-50', 'MT5', 'Page of R-500']],
  ['the title says the platform', ['Page', 'Stop (MT5)'], ['R-50', 'Page']],
])('where a hit is: %s', (_, [lvl1 = null, lvl2 = null, lvl3 = null], path) => {
  const given = {...hit, hierarchy: {...hit.hierarchy, lvl1, lvl2, lvl3}};
  expect(hitView({...given, _highlightResult: {hierarchy: {}}})).toMatchObject({path});
});

test('a hit in running text shows the snippet', () => {
  const texts = {content: 'a <mark>word</mark>'};
  const view = hitView(withTexts(texts, {content: 'a word', platform: null}));
  expect(view.summary).toBe('a <mark>word</mark>');
  expect(view.path).toEqual(['R-50', 'Attach the EA']);
});

test('a hit without headings is named by its manual, or else by its address', () => {
  const hierarchy = {...hit.hierarchy, lvl1: null, lvl2: null};
  expect(hitView({...hit, hierarchy})).toMatchObject({title: 'R-50', path: ['R-50', 'MT5']});
  const bare = {...hit, hierarchy: {...hierarchy, lvl0: null}};
  expect(hitView(bare)).toMatchObject({title: hit.url, path: ['MT5']});
});

test.each([
  ['what to do, if it is known', {content: 'Too close.', remedy: 'Move it.'}, 'Move it.'],
  ['else what it means', {content: 'Too close.'}, 'Too close.'],
  ['else the text as it is', {}, 'The whole text.'],
])('the summary is %s', (_, texts, expected) => {
  expect(hitView(withTexts(texts, {content: 'The whole text.'})).summary).toBe(expected);
});

test('a code shows what it means beside what to do', () => {
  const view = hitView(withTexts({content: 'Too <mark>close</mark>.', remedy: 'Move it.'}));
  expect(view).toMatchObject({meaning: 'Too <mark>close</mark>.', summary: 'Move it.'});
});

test('no line ends with the ellipsis that begins a cut text', () => {
  expect(hitView(withTexts({content: '…too close'})).summary).toBe('…\u2060too close');
});

test.each([
  ['what logs print', 'invalid <mark>stops</mark>', '130', 'invalid <mark>stops</mark>'],
  ['not, if it is the title', 'zero divide', 'zero divide', null],
  ['not, if it is the title but for marks', 'zero <mark>divide</mark>', 'zero divide', null],
  ['not, if it is the title but for entities', 'a &lt; b', '<mark>a</mark> &lt; b', null],
  [
    'not, if it is cut out of the title',
    '…order is <mark>sent</mark>…',
    'the order is sent now',
    null,
  ],
  [
    'each text once',
    'Trade disabled · <mark>trade</mark> disabled · off',
    '133',
    'Trade disabled · off',
  ],
  ['not twice, if a text is cut', 'AutoTrading off · auto…', '10027', 'AutoTrading off'],
])('the message is %s', (_, message, title, expected) => {
  const hierarchy = {lvl1: value('Page'), lvl2: value(title)};
  const view = hitView(withTexts({message}, {_highlightResult: {hierarchy}}));
  expect(view).toMatchObject({title, message: expected});
});
