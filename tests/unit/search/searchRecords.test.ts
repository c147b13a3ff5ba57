import {expect, test} from 'vitest';
import {neighboursOf, searchRecords} from '@site/src/search/client/engine/searchRecords';
import type {SearchContext} from '@site/src/search/types';
import {createIndex, NOWHERE, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

/** Where each row of the answer leads. */
function search(query: string, context: SearchContext = NOWHERE, asked = index): string[] {
  return searchRecords({query, indexName: 'manual'}, context, asked).rows.map(({found: {best}}) => {
    const {anchor} = best.section.indexed;
    return best.at.page.route + (anchor === null ? '' : `#${anchor}`);
  });
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
  expect(search(query, {product, platform})[0]).toBe(expected);
});

test('a section with most of the words is found if none has all of them', () => {
  expect(search('zebra installer antivirus kestrel')[0]).toBe('/docs/support/faq/setup#installer');
  expect(search('zebra kestrel')).toEqual([]);
});

test('counterparts are one row, on both platforms and in all manuals', () => {
  const rows = search('smiling face mt5', {product: 'r50', platform: null});
  expect(rows[0]).toBe(`${attach('r50', 'mt5')}#allow`);
  expect(rows.filter((row) => row.endsWith('#allow'))).toHaveLength(1);
});

test.each([
  ['attach the ea', [' attach ea ']],
  ['stop loss limit', [' stop loss ', ' loss limit ']],
  ['installing robots', [' install robot ']],
  ['chart', []],
  ['', []],
])('neighbours in "%s" are %j', (query, expected) => {
  const terms = index.tokenizer.words(query).map(({term}) => term);
  expect(neighboursOf({terms})).toEqual(expected);
});

test('the found words are those that the query was read as', () => {
  const {foundWords} = searchRecords({query: 'attach ', indexName: 'manual'}, NOWHERE, index);
  expect([...foundWords.terms].sort()).toEqual(['add', 'attach']);
  expect(foundWords.phrases).toEqual([['put', 'on']]);
});
