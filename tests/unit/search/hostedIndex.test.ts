import {expect, test} from 'vitest';
import {
  createIndexSettings,
  createIndexSynonyms,
  toHostedRecords,
} from '@site/src/search/server/hostedIndex';
import {SYNONYMS} from '@site/src/search/shared/synonyms';
import {MANUALS, record} from '../../fixtures/searchRecords';

const page = {route: '/docs/r50/drawdown', manual: 'R-50', headings: ['Drawdown']};
const NAMES = MANUALS.map(({label}) => label);

test.each([
  ['a page', page, 'https://manual.example/docs/r50/drawdown#'],
  ['a page with counterparts', {...page, sharedPath: 'drawdown'}, 'drawdown#'],
  ['a heading of such a page', {...page, sharedPath: 'drawdown', anchor: 'a'}, 'drawdown#a'],
  ['a row', {...page, anchor: 'mt4-130'}, 'https://manual.example/docs/r50/drawdown#mt4-130'],
])('the group of %s', (_, given, group) => {
  const one = record(given);
  expect(toHostedRecords([one], NAMES)).toEqual([{...one, group, counterparts: []}]);
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
  const hosted = toHostedRecords([at('R-400', 'a'), at('R-10', 'a'), at('R-10', 'b')], NAMES);
  const labels = hosted.map(({counterparts}) => counterparts.map(({label}) => label));
  expect(labels).toEqual([['R-10'], ['R-400'], []]);
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
