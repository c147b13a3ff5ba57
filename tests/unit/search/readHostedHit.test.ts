import {expect, test} from 'vitest';
import {readHostedHit} from '@site/src/search/client/readHostedHit';
import {marked} from './marked';

const MARKUP = '<img src=x onerror=y>';
const COUNTERPART = {label: 'MT5', url: 'https://manual.example/docs/y#a'};

/** A hit as Algolia sends it. */
const hit = {
  objectID: '/docs/x#a:lvl2',
  url: 'https://manual.example/docs/x#a',
  hierarchy: {lvl0: 'Support', lvl1: `Page ${MARKUP}`, lvl2: null, lvl3: 'Nest'},
  content: `Kestrel ${MARKUP}`,
  platform: 'mt4',
  counterparts: [COUNTERPART],
  _snippetResult: {content: {value: `…<mark>Kestrel</mark> ${MARKUP}`, matchLevel: 'full'}},
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
      message: marked(found.message),
      remedy: marked(found.remedy),
    }
  );
}

const whole = {
  objectID: hit.objectID,
  path: '/docs/x#a',
  manual: 'Support',
  platform: 'mt4',
  headings: [`[Page] ${MARKUP}`, 'Nest'],
  content: `…[Kestrel] ${MARKUP}`,
  message: null,
  remedy: null,
  counterparts: [{label: 'MT5', path: '/docs/y#a'}],
};

test('a hit of the service has the parts of a hit of our own', () => {
  expect(read(hit)).toEqual(whole);
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
const ODD = [undefined, null, true, 7, 'x', [], ['x'], [null], {}, {value: 7}, {a: {}}];

const plain = {...whole, headings: [`Page ${MARKUP}`, 'Nest']};
const withoutSnippet = {...whole, content: `Kestrel ${MARKUP}`};
const alone: Partial<typeof whole> = {...whole};
delete alone.counterparts;

test.each<[string, (odd: unknown) => object, readonly unknown[], object]>([
  ['platform', (platform) => ({platform}), ODD, {...whole, platform: null}],
  ['counterparts', (counterparts) => ({counterparts}), ODD, alone],
  [
    'a counterpart',
    (label) => ({counterparts: [{...COUNTERPART, label}]}),
    [null, 7, {}, []],
    alone,
  ],
  ['a marked heading', (lvl1) => ({_highlightResult: {hierarchy: {lvl1}}}), ODD, plain],
  ['a snippet', (content) => ({_snippetResult: {content}}), ODD, withoutSnippet],
])('%s of another shape is left out', (_name, changesOf, shapes, expected) => {
  for (const shape of shapes) {
    expect(read({...hit, ...changesOf(shape)}), JSON.stringify(shape)).toEqual(expected);
  }
});

test("a list with one platform, as Algolia's crawler writes it, is read", () => {
  expect(read({...hit, platform: ['mt5']})).toEqual({...whole, platform: 'mt5'});
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['no id', {...hit, objectID: undefined}],
  ['no address', {...hit, url: 1}],
  ['the address of another site', {...hit, url: 'javascript:alert(1)'}],
  ['no headings', {...hit, hierarchy: null, _highlightResult: null}],
])('what cannot be shown is left out: %s', (_name, value) => {
  expect(readHostedHit(value)).toBeUndefined();
});
