import {expect, test} from 'vitest';
import {readHostedHit} from '@site/src/search/client/readHostedHit';
import {marked} from './marked';

const MARKUP = '<img src=x onerror=y>';

/** A record of Algolia's crawler, as a search returns it. */
const hit = {
  objectID: '3-https://manual.example/docs/x#a',
  url: 'https://manual.example/docs/x#a',
  type: 'content',
  hierarchy: {lvl0: 'Support', lvl1: `Page ${MARKUP}`, lvl2: null, lvl3: 'Nest'},
  content: `Kestrel ${MARKUP}`,
  _snippetResult: {
    hierarchy: {lvl1: {value: '<mark>Page</mark>…'}},
    content: {value: `…<mark>Kestrel</mark> ${MARKUP}`, matchLevel: 'full'},
  },
  _highlightResult: {hierarchy: {lvl1: {value: `<mark>Page</mark> ${MARKUP}`}}},
};

/** The texts of the row, with brackets around marks. */
function read(value: unknown) {
  const found = readHostedHit(value);
  return (
    found && {
      ...found,
      headings: found.headings.map(marked),
      content: marked(found.content),
    }
  );
}

const whole = {
  objectID: hit.objectID,
  path: '/docs/x#a',
  manual: 'Support',
  platform: null,
  headings: [`[Page] ${MARKUP}`, 'Nest'],
  content: `…[Kestrel] ${MARKUP}`,
};

test('reads what the crawler knows of a section', () => {
  expect(read(hit)).toEqual(whole);
});

test('reads the snippet of a heading if the index has no highlights', () => {
  expect(read({...hit, _highlightResult: undefined})?.headings).toEqual(['[Page]…', 'Nest']);
});

test.each([
  ['plain', ['plain']],
  ['a <mark>b</mark> c', ['a ', 'b', ' c']],
  ['<mark>a</mark><mark>b</mark>', ['a', 'b']],
  ['&lt; <b>x</b>', ['&lt; <b>x</b>']],
  ['open <mark> only', ['open <mark> only']],
])('the parts of %s', (value, expected) => {
  const found = readHostedHit({...hit, _snippetResult: {content: {value}}});
  expect(found?.content?.map(({text}) => text)).toEqual(expected);
});

/** What another tool that fills the index may have written. */
const NO_TEXTS = [undefined, null, true, 7, '', [], ['x'], [null], {}, {value: 7}, {a: {}}];
const ODD = [...NO_TEXTS, 'x'];

const cut = {...whole, headings: ['[Page]…', 'Nest']};
const withoutSnippet = {...whole, content: `Kestrel ${MARKUP}`};
const {_snippetResult: snippets} = hit;

test.each<[string, (odd: unknown) => object, readonly unknown[], object]>([
  ['highlights', (_highlightResult) => ({_highlightResult}), ODD, cut],
  ['a highlighted heading', (lvl1) => ({_highlightResult: {hierarchy: {lvl1}}}), NO_TEXTS, cut],
  ['a snippet', (content) => ({_snippetResult: {...snippets, content}}), NO_TEXTS, withoutSnippet],
  ['a level', (lvl2) => ({hierarchy: {...hit.hierarchy, lvl2}}), NO_TEXTS, whole],
])('leaves out %s of another shape', (_name, changesOf, shapes, expected) => {
  for (const shape of shapes) {
    expect(read({...hit, ...changesOf(shape)}), JSON.stringify(shape)).toEqual(expected);
  }
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['no id', {...hit, objectID: undefined}],
  ['no address', {...hit, url: 1}],
  ['the address of another site', {...hit, url: 'javascript:alert(1)'}],
  ['no headings', {...hit, hierarchy: null, _highlightResult: null, _snippetResult: null}],
])('leaves out a hit that cannot be shown: %s', (_name, value) => {
  expect(readHostedHit(value)).toBeUndefined();
});
