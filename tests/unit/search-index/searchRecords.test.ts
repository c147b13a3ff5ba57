import {expect, test} from 'vitest';
import {
  collapseTwins,
  neighboursOf,
  searchRecords,
} from '../../../src/plugins/search-index/client/searchRecords';
import type {SearchContext} from '../../../src/plugins/search-index/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
const R50: SearchContext = {product: 'r50', platform: null};

function search(query: string, context: SearchContext = NOWHERE) {
  return searchRecords({query, indexName: 'manual'}, context, index).found.map(({best, twins}) => ({
    place: best.page.route + (best.section.anchor === null ? '' : `#${best.section.anchor}`),
    twins: twins.map(({page}) => page.route),
  }));
}

const CODES = '/docs/support/troubleshooting/error-codes';
const attach = (product: string, platform: string) =>
  `/docs/${product}/${platform}/setup/attach_ea`;

test.each([
  ['10027', null, null, `${CODES}#mt5-10027`],
  ['err130', null, null, `${CODES}#mt4-130`],
  ['error 130', null, null, `${CODES}#mt4-130`],
  ['ERR_INVALID_STOPS', null, null, `${CODES}#mt4-130`],
  ['4014', null, null, `${CODES}#mt4-4014`],
  ['4014', 'r50', 'mt5', `${CODES}#mt5-4014`],
  ['4014 mt5', 'r50', 'mt4', `${CODES}#mt5-4014`],
  ['attach ea mt5', 'r50', null, attach('r50', 'mt5')],
  ['attach ea mt5', 'r400', null, attach('r400', 'mt5')],
  ['attach ea mt5', 'r50', 'mt4', attach('r50', 'mt5')],
  ['attach ea', 'r50', 'mt4', attach('r50', 'mt4')],
  ['attach r400 mt4', 'r50', 'mt5', attach('r400', 'mt4')],
  ['drawdown', 'r50', null, '/docs/r50/drawdown'],
  ['drawdwon', 'r10', null, '/docs/r10/drawdown'],
  ['why does the installer not start', null, null, '/docs/support/faq/setup#installer'],
  ['sl too close error', null, null, `${CODES}#mt4-130`],
  ['robot on chart mt5', 'r50', null, attach('r50', 'mt5')],
  ['r 400', null, null, '/docs/r400/'],
  ['login', null, null, '/docs/support/troubleshooting/metatrader/no-connection'],
] as const)('%s on a page of %s and %s leads to %s', (query, product, platform, expected) => {
  expect(search(query, {product, platform})[0]?.place).toBe(expected);
});

test('what has most of the words is found where nothing has all of them', () => {
  expect(search('zebra installer antivirus kestrel')[0]?.place).toBe(
    '/docs/support/faq/setup#installer',
  );
  expect(search('zebra kestrel')).toEqual([]);
});

test('near twins stand behind the best of them, and can be reached', () => {
  const [first, ...others] = search('smiling face mt5', R50);
  expect(first).toEqual({
    place: `${attach('r50', 'mt5')}#allow`,
    twins: [attach('r10', 'mt5'), attach('r400', 'mt5')],
  });
  expect(others.filter(({place}) => place === `${attach('r10', 'mt5')}#allow`)).toEqual([]);
});

test('pages of the two platforms are no twins', () => {
  const places = search('smiling face').map(({place}) => place);
  expect(places.filter((place) => place.includes('#allow'))).toHaveLength(2);
});

test.each([
  ['attach the ea', [' attach ea ']],
  ['attach r50 chart on mt4', [' attach chart ']],
  ['stop loss limit', [' stop loss ', ' loss limit ']],
  ['installing robots', [' install robot ']],
  ['chart', []],
  ['', []],
])('neighbours in "%s" are %j', (query, expected) => {
  const terms = index.tokenizer.words(query).flatMap(({wholes}) => wholes[0] ?? []);
  expect(neighboursOf({terms}, index)).toEqual(expected);
});

test('what collapses: the same place of pages that differ in their product alone', () => {
  const part = (route: string, twin: string | null, anchor: string | null = null) =>
    record({route, manual: route.includes('r10') ? 'R-10' : 'R-50', twin, anchor, headings: ['A']});
  const {sections} = createIndex([
    part('/docs/r10/a', 'a'),
    part('/docs/r50/a', 'a'),
    part('/docs/r50/a', 'a', 'x'),
    part('/docs/r50/b', 'b'),
    part('/docs/r50/c', null),
    part('/docs/r10/c', null),
  ]);
  const matches = sections.flatMap((texts) =>
    texts.pages.map(({page, product, isLone}) => {
      const onPage = {best: [], sectionsWith: [], sections: 1};
      return {texts, section: texts.section, page, product, isLone, scores: [], onPage};
    }),
  );
  expect(
    collapseTwins(matches).map(({best, twins}) => [
      best.page.route + (best.section.anchor ?? ''),
      ...twins.map(({page}) => page.route),
    ]),
  ).toEqual([
    ['/docs/r10/a', '/docs/r50/a'],
    ['/docs/r50/ax'],
    ['/docs/r50/b'],
    ['/docs/r50/c'],
    ['/docs/r10/c'],
  ]);
});

test('what was found is what the query was read as', () => {
  const {foundWords} = searchRecords({query: 'attach ', indexName: 'manual'}, NOWHERE, index);
  expect([...foundWords.terms].sort()).toEqual(['add', 'attach']);
  expect(foundWords.phrases).toEqual([['put', 'on']]);
});
