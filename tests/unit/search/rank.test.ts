import {describe, expect, test} from 'vitest';
import * as rank from '@site/src/search/client/engine/rank';
import {input, match, row, type Given} from './ranking';

describe('manual', () => {
  test.each([
    ["the query's product", 'r50 drawdown', null, 'R-50', 1.5],
    ["the query's product, rather than the reader's", 'r50 drawdown', 'r10', 'R-50', 1.5],
    ["the reader's product, if the query names another", 'r50 drawdown', 'r10', 'R-10', 0.4],
    ['no product, if the query names one', 'r50 drawdown', null, 'Support', 0.8],
    ["the reader's", 'drawdown', 'r50', 'R-50', 1.3],
    ["a product other than the reader's", 'drawdown', 'r50', 'R-10', 1],
    ['no product', 'drawdown', null, 'Support', 1],
    ['no product, for the reader of a product', 'drawdown', 'r50', 'Support', 1],
  ])('%s', (_, query, product, manual, expected) => {
    expect(rank.manual(match({manual}), input(query, {product}))).toBe(expected);
  });
});

describe('loneProduct', () => {
  test.each([
    ['of a product that the query does not name', true, 'preset', null, 0.7],
    ['of the product that is asked for', true, 'r400 preset', null, 1],
    ["of the reader's product", true, 'preset', 'r400', 1],
    ['with counterparts', false, 'preset', null, 1],
  ])('a page %s', (_, isLone, query, product, expected) => {
    const given = match({manual: 'R-400', isLone});
    expect(rank.loneProduct(given, input(query, {product}))).toBe(expected);
  });
});

describe('platform', () => {
  test.each([
    ['the one in the query', 'attach mt5', null, 'mt5', 1],
    ['the other one', 'attach mt5', null, 'mt4', 0.4],
    ["the other one, although it is the reader's", 'attach mt5', 'mt4', 'mt4', 0.4],
    ["the reader's", 'attach', 'mt5', 'mt5', 1],
    ["not the reader's", 'attach', 'mt5', 'mt4', 0.8],
    ['no platform', 'attach mt5', 'mt5', null, 1],
    ['MT4, if the query names none', 'attach', null, 'mt4', 1],
    ['MT5, if the query names none', 'attach', null, 'mt5', 0.95],
    ['MT4, if the query names both', 'mt4 or mt5', null, 'mt4', 1],
    ['MT5, if the query names both', 'mt4 or mt5', null, 'mt5', 0.95],
    ["the reader's, if the query names both", 'mt4 or mt5', 'mt5', 'mt5', 1],
  ] as const)('%s', (_, query, platform, of, expected) => {
    expect(rank.platform(match({platform: of}), input(query, {platform}))).toBe(expected);
  });
});

test.each([
  ['a term', {headings: ['Glossary', 'Lot'], kind: 'term', type: 'lvl2'}, 'lot', 0.5],
  ['a term whose meaning is asked for', {kind: 'term', type: 'lvl2'}, 'what is a lot', 1],
  ['not a term', {}, 'lot', 1],
] as const)('definition: %s', (_, given, query, expected) => {
  expect(rank.definition(match(given as Given), input(query))).toBe(expected);
});

describe('rankMatches', () => {
  const order = (query: string, ...given: Given[]) => {
    const matches = given.map(match);
    return rank.rankMatches(matches, input(query)).map((found) => matches.indexOf(found));
  };
  const heading = (name: string, position = 0): Given => ({
    headings: ['Page', name],
    type: 'lvl2',
    position,
    scores: [8],
  });

  test('a code that is named comes before all else, however well others match', () => {
    const faint = {...row('mt4', 130), scores: [0.01]};
    expect(order('130', heading('130 130'), faint)).toEqual([1, 0]);
  });

  test('if both platforms have a number, the row of MT4 comes first', () => {
    const rows = [row('mt5', 4014), row('mt4', 4014)];
    expect(order('4014', ...rows)).toEqual([1, 0]);
    expect(order('4014 mt5', ...rows)).toEqual([0, 1]);
  });

  test('if both platforms have a name, the row whose prefix was typed comes first', () => {
    const rows = [
      row('mt4', 132, 'ERR_MARKET_CLOSED'),
      row('mt5', 10018, 'TRADE_RETCODE_MARKET_CLOSED'),
    ];
    expect(order('TRADE_RETCODE_MARKET_CLOSED', ...rows)).toEqual([1, 0]);
    expect(order('ERR_MARKET_CLOSED', ...rows)).toEqual([0, 1]);
    expect(order('MARKET_CLOSED mt5', ...rows)).toEqual([1, 0]);
  });

  test('then the match with the better scores', () => {
    expect(order('chart ', {...heading('Chart'), scores: [1]}, heading('Chart'))).toEqual([1, 0]);
  });

  test('then what comes first on its page, and last what came first before ranking', () => {
    expect(order('chart ', heading('Chart', 2), heading('Chart', 1))).toEqual([1, 0]);
    expect(order('chart ', heading('Chart'), heading('Chart'))).toEqual([0, 1]);
  });

  test('all factors are asked only of the thousand matches that have most of the words', () => {
    const many = Array.from({length: 1001}, (_, place) => ({...heading('X'), scores: [place + 1]}));
    const [example] = many;
    const base = match(example as Given);
    const ranked = rank.rankMatches(
      many.map(({scores}) => ({...base, scores, onPage: {...base.onPage, best: scores}})),
      {...input('x '), rarities: [1000]},
    );
    expect(ranked).toHaveLength(1000);
    expect(ranked.some(({scores}) => scores[0] === 1)).toBe(false);
  });
});
