import {expect, test} from 'vitest';
import {
  checkHostedRecords,
  createIndexSettings,
  createIndexSynonyms,
  MAX_RECORD_BYTES,
  MIN_RECORDS,
  sizeOf,
  toHostedRecords,
} from '@site/src/search/server/hostedIndex';
import {SYNONYMS} from '@site/src/search/shared/synonyms';
import type {SearchRecord} from '@site/src/search/types';
import {RETRIEVED_ATTRIBUTES} from '@site/src/search/client/searchParameters';
import {MANUALS, record} from '../../fixtures/searchRecords';

const page = {route: '/docs/r50/drawdown', manual: 'R-50', headings: ['Drawdown']};
const NAMES = MANUALS.map(({label}) => label);

test.each([
  ['a page', page, 'https://manual.example/docs/r50/drawdown#'],
  ['a near twin', {...page, twin: 'drawdown'}, 'twin drawdown#'],
  ['a heading of a near twin', {...page, twin: 'drawdown', anchor: 'a'}, 'twin drawdown#a'],
  [
    'a page about one platform, which is the same for the other',
    {...page, twin: 'mt5/setup/attach_ea'},
    'twin setup/attach_ea#',
  ],
  ['a row', {...page, anchor: 'mt4-130'}, 'https://manual.example/docs/r50/drawdown#mt4-130'],
])('the place of %s', (_, given, place) => {
  const one = record(given);
  expect(toHostedRecords([one], NAMES)).toEqual([{...one, place, twins: []}]);
});

test('a record names its twins: the other platform first, then the other manuals in their order', () => {
  const at = (manual: string, platform: string) => {
    const path = `${platform}/setup/attach_ea`;
    const route = `/docs/${manual.replace('-', '').toLowerCase()}/${path}`;
    return record({route, manual, twin: path, headings: ['Attach the EA'], anchor: 'allow'});
  };
  const records = [
    at('R-400', 'mt5'),
    at('R-50', 'mt5'),
    at('R-10', 'mt4'),
    at('R-10', 'mt5'),
    at('R-50', 'mt4'),
    // Another part of a long text has the same address.
    {...at('R-10', 'mt5'), type: 'content' as const},
    {...at('R-10', 'mt5'), anchor: 'other', url: `${at('R-10', 'mt5').url}-other`},
  ];
  const hosted = toHostedRecords(records, NAMES);
  const labels = hosted.map(({twins}) => twins.map(({label}) => label));
  expect(labels).toEqual([
    ['R-10', 'R-50'],
    ['MT4', 'R-10', 'R-400'],
    ['MT5', 'R-50', 'R-400 MT5'],
    ['MT4', 'R-50', 'R-400'],
    ['MT5', 'R-10', 'R-400 MT5'],
    ['MT4', 'R-50', 'R-400'],
    [],
  ]);
  expect(hosted[0]?.twins[0]?.url).toBe(
    'https://manual.example/docs/r10/mt5/setup/attach_ea#allow',
  );
  expect(hosted.flatMap(({twins, url}) => twins.filter((twin) => twin.url === url))).toEqual([]);
});

/** Records as they are pushed. */
const toHosted = (records: readonly SearchRecord[]) => toHostedRecords(records, NAMES);

const many = (count: number): SearchRecord[] =>
  Array.from({length: count}, (_, number) => record({...page, anchor: `a${number}`}));

test('an index under the minimum is refused, and the message says what to do', () => {
  expect(() => checkHostedRecords(toHosted(many(MIN_RECORDS - 1)))).toThrow(
    'The index has 99 records, fewer than 100: a push would empty the search. Run "npm run build" and look at its output.',
  );
  expect(() => checkHostedRecords(toHosted(many(MIN_RECORDS)))).not.toThrow();
  expect(() => checkHostedRecords([])).toThrow('The index has 0 records');
});

test('records over the limit are named with their size, in bytes and not in letters', () => {
  const [empty] = toHosted([record({...page, content: ''})]);
  const room = Math.floor((MAX_RECORD_BYTES - (empty ? sizeOf(empty) : 0)) / 2);
  const fits = record({...page, content: 'ä'.repeat(room)});
  const large = record({...page, anchor: 'b', content: 'ä'.repeat(room)});
  expect(() => checkHostedRecords(toHosted([fits]), 1)).not.toThrow();
  expect(() => checkHostedRecords(toHosted([fits, large]), 1)).toThrow(
    /^Algolia takes records of up to 10000 bytes\. .*: \/docs\/r50\/drawdown#b:lvl1 \(100\d\d bytes\)\.$/,
  );
});

test('the service is configured with the rules of the built-in search', () => {
  const settings = createIndexSettings();
  expect(settings).toMatchObject({
    attributeForDistinct: 'place',
    distinct: true,
    allowTyposOnNumericTokens: false,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    removeWordsIfNoResults: 'allOptional',
  });
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);
  expect(settings.searchableAttributes, 'in the order of what they are worth').toEqual([
    'unordered(code)',
    ...levels,
    'unordered(message)',
    'unordered(hierarchy.lvl0)',
    'content',
    'remedy',
  ]);
});

test('all attributes that the browser filters by are facets, since Algolia cannot filter by others', () => {
  expect(createIndexSettings().attributesForFaceting).toEqual(
    expect.arrayContaining([
      'language',
      'docusaurus_tag',
      'product',
      'platform',
      'filterOnly(url_without_anchor)',
    ]),
  );
});

test('all attributes that the browser asks for may be retrieved', () => {
  const {attributesToRetrieve = []} = createIndexSettings();
  const asked = RETRIEVED_ATTRIBUTES.map((attribute) => attribute.split('.')[0]);
  expect(attributesToRetrieve).toEqual(expect.arrayContaining(asked));
});

test('all texts that rows cut are cut by the service', () => {
  const {attributesToSnippet = []} = createIndexSettings();
  const cut = attributesToSnippet.map((attribute) => attribute.split(':')[0]);
  expect(cut).toEqual(['content', 'message', 'remedy']);
});

test('the synonyms are those of the table, and the spellings of products and platforms', () => {
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

test('each row of synonyms has a different id, since the service keeps only one row per id', () => {
  const ids = createIndexSynonyms(['R-50', 'R-X25']).map(({objectID}) => objectID);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

test('more spellings than the service accepts are refused', () => {
  expect(() => createIndexSynonyms(['R-X-2-Y-3-Z'])).toThrow(/^Algolia takes 20 synonyms per row/);
});
