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

test('a record names its counterparts: the other platform first, then the other manuals in their order', () => {
  const at = (manual: string, platform: 'mt4' | 'mt5') => {
    const path = `${platform}/setup/attach_ea`;
    const route = `/docs/${manual.replace('-', '').toLowerCase()}/${path}`;
    const sharedPath = 'setup/attach_ea';
    return record({
      route,
      manual,
      sharedPath,
      platform,
      headings: ['Attach the EA'],
      anchor: 'allow',
    });
  };
  const records = [
    at('R-400', 'mt5'),
    at('R-50', 'mt5'),
    at('R-10', 'mt4'),
    at('R-10', 'mt5'),
    at('R-50', 'mt4'),
    {...at('R-10', 'mt5'), anchor: 'other', url: `${at('R-10', 'mt5').url}-other`},
  ];
  const hosted = toHostedRecords(records, NAMES);
  const labels = hosted.map(({counterparts}) => counterparts.map(({label}) => label));
  expect(labels).toEqual([
    ['R-10', 'R-50'],
    ['MT4', 'R-10', 'R-400'],
    ['MT5', 'R-50', 'R-400 MT5'],
    ['MT4', 'R-50', 'R-400'],
    ['MT5', 'R-10', 'R-400 MT5'],
    [],
  ]);
  expect(hosted[0]?.counterparts[0]?.url).toBe(
    'https://manual.example/docs/r10/mt5/setup/attach_ea#allow',
  );
  const toItself = hosted.filter(({counterparts, url}) =>
    counterparts.some((it) => it.url === url),
  );
  expect(toItself).toEqual([]);
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
