import fc from 'fast-check';
import {beforeEach, expect, test, vi} from 'vitest';
import {cleanStoredSearches, readSearches} from '@site/src/search/modal/storedSearches';
import {always, text} from '../fuzz/runs';

const search = {
  objectID: '/docs/x#a:lvl2',
  url: '/docs/x#a',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'R-50',
    lvl1: 'Page &lt;b&gt;',
    lvl2: 'Heading',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  platform: 'mt4',
};
const readOne = (changes: object) => readSearches(JSON.stringify([{...search, ...changes}]));

test('keeps a search that DocSearch has stored', () => {
  expect(readOne({})).toEqual([search]);
});

test.each([
  ['an unknown field', {extra: '<img>'}, {}],
  ['markup', {content: '<img src=x>'}, {content: null}],
  [
    'markup in a heading',
    {hierarchy: {...search.hierarchy, lvl1: '<form>'}},
    {hierarchy: {...search.hierarchy, lvl1: null}},
  ],
])('cleans %s', (_, changes, expected) => {
  expect(readOne(changes)).toEqual([{...search, ...expected}]);
});

test('leads a stored row of a code to the section that answers it, and lists it once', () => {
  const stored = (anchor: string, level: number, title: string) => ({
    ...search,
    objectID: `/docs/codes#${anchor}:lvl${level}`,
    url: `/docs/codes#${anchor}`,
    hierarchy: {...search.hierarchy, lvl2: title},
  });
  const row = stored('mt4-130', 4, '130 ERR_INVALID_STOPS');
  const section = stored('error-130', 3, '130 (MT4): invalid stops');
  const other = stored('mt5-130', 4, 'a row without a section');
  expect(readSearches(JSON.stringify([row]))).toEqual([stored('error-130', 3, '130 (MT4)')]);
  expect(readSearches(JSON.stringify([section, row, other]))).toEqual([section, other]);
});

test.each([
  ['no headings', {hierarchy: null}],
  ['an unknown type', {type: 'lvl9'}],
  ['no address', {url: undefined}],
  ['an address that leads to another site', {url: '//evil.example/docs/x'}],
  ['an address that is code', {url: 'javascript:alert(1)'}],
])('drops a search with %s', (_, changes) => {
  expect(readOne(changes)).toEqual([]);
});

test('reads only text and links to this site from any stored value', () =>
  always(
    fc.property(fc.anything(), text, (anything, words) => {
      const candidates = [
        anything,
        {...search, url: words, content: words},
        {...search, hierarchy: {lvl1: words}},
      ];
      for (const {url, content, hierarchy} of readSearches(JSON.stringify(candidates))) {
        expect(url).toMatch(/^\/(?![/\\])/);
        expect([content, ...Object.values({...hierarchy, lvl0: null})].join('')).not.toMatch(
          /[<>"']/,
        );
      }
    }),
  ));

class MemoryStorage {
  values = new Map<string, string>();
  capacity = Infinity;
  getItem = (key: string) => this.values.get(key) ?? null;
  removeItem = (key: string) => this.values.delete(key);
  setItem = (key: string, value: string) => {
    if (value.length > this.capacity) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    this.values.set(key, value);
  };
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('window', {localStorage: storage});
});

test('cleans both lists in the storage, and changes nothing else', () => {
  const dirty = JSON.stringify([search, {url: '//evil.example'}]);
  storage.setItem('__DOCSEARCH_RECENT_SEARCHES__manual', dirty);
  storage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__manual', 'rubbish');
  storage.setItem('__DOCSEARCH_RECENT_SEARCHES__other', dirty);
  expect(cleanStoredSearches('manual')).toBe(true);
  expect(Object.fromEntries(storage.values)).toEqual({
    __DOCSEARCH_RECENT_SEARCHES__manual: JSON.stringify([search]),
    __DOCSEARCH_FAVORITE_SEARCHES__manual: '[]',
    __DOCSEARCH_RECENT_SEARCHES__other: dirty,
  });
});

test('finds that a full storage cannot store searches', () => {
  storage.capacity = 40_000;
  expect(cleanStoredSearches('manual')).toBe(false);
});

test('finds that a blocked storage cannot store searches', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(cleanStoredSearches('manual')).toBe(false);
});
