import {expect, test} from 'vitest';
import {
  checkHostedRecords,
  createIndexSettings,
  createIndexSynonyms,
  MAX_RECORD_BYTES,
  MIN_RECORDS,
  sizeOf,
  toHostedRecords,
} from '../../../src/plugins/search-index/server/hostedIndex';
import {SYNONYMS} from '../../../src/plugins/search-index/shared/synonyms';
import type {SearchRecord} from '../../../src/plugins/search-index/types';
import {RETRIEVED_ATTRIBUTES} from '../../../src/search/on-demand/searchParameters';
import {record} from '../../fixtures/searchRecords';

const page = {route: '/docs/r50/drawdown', manual: 'R-50', headings: ['Drawdown']};

test.each([
  ['a page', page, 'https://manual.example/docs/r50/drawdown#'],
  ['a near twin', {...page, twin: 'drawdown'}, 'twin:drawdown#'],
  ['a heading of one', {...page, twin: 'drawdown', anchor: 'a'}, 'twin:drawdown#a'],
  ['a row', {...page, anchor: 'mt4-130'}, 'https://manual.example/docs/r50/drawdown#mt4-130'],
])('the place of %s', (_, given, place) => {
  const one = record(given);
  expect(toHostedRecords([one])).toEqual([{...one, place}]);
});

const many = (count: number): SearchRecord[] =>
  Array.from({length: count}, (_, number) => record({...page, anchor: `a${number}`}));

test('an index under the minimum is refused, with what to do', () => {
  expect(() => checkHostedRecords(toHostedRecords(many(MIN_RECORDS - 1)))).toThrow(
    'The index has 99 records, fewer than 100: a push would empty the search. Run "npm run build" and look at its output.',
  );
  expect(() => checkHostedRecords(toHostedRecords(many(MIN_RECORDS)))).not.toThrow();
  expect(() => checkHostedRecords([])).toThrow('The index has 0 records');
});

test('records over the limit are named with their size, in bytes and not in letters', () => {
  const [empty] = toHostedRecords([record({...page, content: ''})]);
  const room = Math.floor((MAX_RECORD_BYTES - (empty ? sizeOf(empty) : 0)) / 2);
  const fits = record({...page, content: 'ä'.repeat(room)});
  const large = record({...page, anchor: 'b', content: 'ä'.repeat(room)});
  expect(() => checkHostedRecords(toHostedRecords([fits]), 1)).not.toThrow();
  expect(() => checkHostedRecords(toHostedRecords([fits, large]), 1)).toThrow(
    /^Algolia takes records of up to 10000 bytes\. .*: \/docs\/r50\/drawdown#b:lvl1 \(100\d\d bytes\)\.$/,
  );
});

test('the service has the rules of the built-in search', () => {
  const settings = createIndexSettings();
  expect(settings).toMatchObject({
    attributeForDistinct: 'place',
    distinct: true,
    allowTyposOnNumericTokens: false,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    removeWordsIfNoResults: 'allOptional',
  });
  expect(settings.searchableAttributes?.at(0)).toBe('unordered(hierarchy.lvl1)');
  expect(settings.searchableAttributes?.at(-1)).toBe('content');
});

test('what the browser filters by is a facet: Algolia finds nothing by another attribute', () => {
  expect(createIndexSettings().attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag', 'product', 'platform']),
  );
});

test('what the browser asks for may be retrieved', () => {
  const {attributesToRetrieve = []} = createIndexSettings();
  const asked = RETRIEVED_ATTRIBUTES.map((attribute) => attribute.split('.')[0]);
  expect(attributesToRetrieve).toEqual(expect.arrayContaining(asked));
});

test('the synonyms are those of the table, the spellings of products and of platforms', () => {
  const synonyms = createIndexSynonyms(['R-50', 'R-X25']);
  expect(synonyms).toHaveLength(SYNONYMS.length + 4);
  expect(synonyms).toEqual(
    expect.arrayContaining([
      {
        objectID: 'ea',
        type: 'synonym',
        synonyms: ['ea', 'expert advisor', 'expert', 'robot', 'bot', 'trading robot'],
      },
      {objectID: 'r-50', type: 'synonym', synonyms: ['R-50', 'R50', 'R 50']},
      {
        objectID: 'r-x25',
        type: 'synonym',
        synonyms: ['R-X25', 'RX25', 'RX 25', 'R X25', 'R X 25'],
      },
      {objectID: 'mt5', type: 'synonym', synonyms: ['MT5', 'MT 5', 'MetaTrader 5', 'MetaTrader5']},
    ]),
  );
});

test('each row of synonyms has an id of its own: the service keeps one by it', () => {
  const ids = createIndexSynonyms(['R-50', 'R-X25']).map(({objectID}) => objectID);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

test('more spellings than the service takes are refused', () => {
  expect(() => createIndexSynonyms(['R-X-2-Y-3-Z'])).toThrow(/^Algolia takes 20 synonyms in a row/);
});
