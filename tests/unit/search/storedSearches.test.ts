import {afterEach, expect, test, vi} from 'vitest';
import {cleanStoredSearches, readSearches} from '@site/src/search/modal/storedSearches';

const search = {
  objectID: '/docs/x#a:lvl2',
  url: '/docs/x#a',
  type: 'lvl2',
  hierarchy: {lvl0: 'R-50', lvl1: 'Page &#60;b&#62;', lvl2: 'Heading'},
  content: null,
  platform: 'mt4',
};
const readOne = (changes: object) => readSearches(JSON.stringify([{...search, ...changes}]));

test('keeps a search that DocSearch has stored, without fields that it may draw', () => {
  expect(readOne({_snippetResult: {content: {value: '<img>'}}})).toEqual([search]);
});

test.each([
  ['markup in its text', {content: '<img src=x>'}],
  ['markup in a heading', {hierarchy: {...search.hierarchy, lvl1: '<form>'}}],
  ['a heading that is no text', {hierarchy: {...search.hierarchy, lvl2: {}}}],
  ['no headings', {hierarchy: null}],
  ['an unknown type', {type: 'lvl9'}],
  ['an unknown platform', {platform: 7}],
  ['no address', {url: undefined}],
  ['an address that leads to another site', {url: '//evil.example/docs/x'}],
  ['an address that is code', {url: 'javascript:alert(1)'}],
  ['an address that the router cannot read', {url: '/docs/%E0%A4%A'}],
])('drops a search with %s', (_, changes) => {
  expect(readOne(changes)).toEqual([]);
});

test.each(['rubbish', '{}', 'null', '[null, 7, "x", []]'])('reads nothing from %s', (text) => {
  expect(readSearches(text)).toEqual([]);
});

function stubStorage(values: Record<string, string>, setItem: (key: string, text: string) => void) {
  const getItem = (key: string) => values[key] ?? null;
  vi.stubGlobal('window', {localStorage: {getItem, setItem}});
}
afterEach(() => vi.unstubAllGlobals());

test('cleans both lists in the storage, and no other', () => {
  const dirty = JSON.stringify([search, {url: '//evil.example'}]);
  const [recent, favourite] = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
  const written: Record<string, string> = {};
  stubStorage(
    {[`${recent}manual`]: dirty, [`${favourite}manual`]: 'rubbish', [`${recent}other`]: dirty},
    (key, text) => (written[key] = text),
  );
  expect(cleanStoredSearches('manual')).toBe(true);
  expect(written).toEqual({
    [`${recent}manual`]: JSON.stringify([search]),
    [`${favourite}manual`]: '[]',
  });
});

test('tells if a list cannot be written, so that DocSearch does not read it', () => {
  stubStorage({__DOCSEARCH_RECENT_SEARCHES__manual: 'rubbish'}, () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(cleanStoredSearches('manual')).toBe(false);
});
