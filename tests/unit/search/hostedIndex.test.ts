import {expect, test} from 'vitest';
import {
  createIndexSettings,
  createIndexSynonyms,
  toHostedRecords,
} from '@site/src/search/server/hostedIndex';
import {SYNONYMS} from '@site/src/search/shared/synonyms';
import {indexFile, record} from '../../fixtures/searchRecords';

const page = {route: '/docs/r50/drawdown', manual: 'R-50', headings: ['Drawdown']};
const VERSION = {origin: 'https://manual.example', version: '6.0'};

test.each([
  ['a page', page, '/docs/r50/drawdown#'],
  ['a page with counterparts', {...page, sharedPath: 'drawdown'}, 'drawdown#'],
  ['a heading of such a page', {...page, sharedPath: 'drawdown', anchor: 'a'}, 'drawdown#a'],
  ['a row', {...page, anchor: 'mt4-130'}, '/docs/r50/drawdown#mt4-130'],
])('the group of %s', (_, given, group) => {
  const file = indexFile([record(given)]);
  expect(toHostedRecords(file, VERSION)).toMatchObject([{group, counterparts: []}]);
});

test('a record has the names that the browser asks for and filters by', () => {
  const given = {...page, headings: ['Drawdown', 'A'], anchor: 'a', content: 'Text.'};
  expect(toHostedRecords(indexFile([record(given)]), VERSION)).toMatchObject([
    {
      objectID: '/docs/r50/drawdown#a:lvl2',
      url: 'https://manual.example/docs/r50/drawdown#a',
      url_without_anchor: 'https://manual.example/docs/r50/drawdown',
      hierarchy: {lvl0: 'R-50', lvl1: 'Drawdown', lvl2: 'A', lvl3: null},
      content: 'Text.',
      product: 'r50',
      platform: null,
      version: '6.0',
    },
  ]);
});

test('a record names its counterparts, and no record itself', () => {
  const at = (manual: string, anchor: string) =>
    record({
      route: `/docs/${manual}/drawdown`,
      manual,
      sharedPath: 'drawdown',
      headings: ['Drawdown'],
      anchor,
    });
  const hosted = toHostedRecords(
    indexFile([at('R-400', 'a'), at('R-10', 'a'), at('R-10', 'b')]),
    VERSION,
  );
  const labels = hosted.map(({counterparts}) => counterparts.map(({label}) => label));
  expect(labels).toEqual([['R-10'], ['R-400'], []]);
});

test('all attributes that the browser filters by are facets, since Algolia cannot filter by others', () => {
  expect(createIndexSettings().attributesForFaceting).toEqual(
    expect.arrayContaining(['version', 'product', 'platform', 'filterOnly(url_without_anchor)']),
  );
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
