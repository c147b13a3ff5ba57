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

test('a search that DocSearch has stored is unchanged', () => {
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
])('%s is cleaned', (_, changes, expected) => {
  expect(readOne(changes)).toEqual([{...search, ...expected}]);
});

test.each([
  ['no headings', {hierarchy: null}],
  ['an unknown type', {type: 'lvl9'}],
  ['no address', {url: undefined}],
  ['an address that leads to another site', {url: '//evil.example/docs/x'}],
  ['an address that is code', {url: 'javascript:alert(1)'}],
])('a search with %s is dropped', (_, changes) => {
  expect(readOne(changes)).toEqual([]);
});

test('whatever is stored, only text and links to this site are read', () =>
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

test('both lists of the index are cleaned in the storage, and nothing else is changed', () => {
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

test('a storage without room for both lists cannot store searches', () => {
  storage.capacity = 40_000;
  expect(cleanStoredSearches('manual')).toBe(false);
});

test('a storage that may not be used cannot store searches', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(cleanStoredSearches('manual')).toBe(false);
});
