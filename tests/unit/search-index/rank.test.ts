import {describe, expect, test} from 'vitest';
import type {Match} from '../../../src/plugins/search-index/client/findMatches';
import {parseQuery} from '../../../src/plugins/search-index/client/parseQuery';
import * as rank from '../../../src/plugins/search-index/client/rank';
import {neighboursOf} from '../../../src/plugins/search-index/client/searchRecords';
import type {SearchContext} from '../../../src/plugins/search-index/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
type Given = Partial<Parameters<typeof record>[0]> &
  Partial<Pick<Match, 'isLone' | 'scores' | 'onPage'>>;

/** A match of a section that says what is given. */
function match({isLone = false, scores = [1], onPage, ...given}: Given): Match {
  const {sections} = createIndex([record({route: '/docs/x', headings: ['Title'], ...given})]);
  const [texts] = sections;
  const [page] = texts?.pages ?? [];
  if (!texts || !page) {
    throw new Error('The record was not indexed.');
  }
  return {
    texts,
    section: texts.section,
    page: page.page,
    product: page.product,
    isLone,
    scores,
    onPage: onPage ?? {best: [...scores], sectionsWith: scores.map(() => 1), sections: 1},
  };
}

/** What the rules know of a query, of whose words each is as rare and as well found as the others. */
function input(query: string, context: Partial<SearchContext> = {}): rank.RankingInput {
  const parsed = parseQuery(query, index);
  return {
    query: parsed,
    context: {...NOWHERE, ...context},
    rarities: parsed.words.map(() => 1),
    bestScores: parsed.words.map(() => 8),
    foundTerms: new Set(parsed.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()])),
    neighbours: neighboursOf(parsed, index),
  };
}

const row = (platform: 'mt4' | 'mt5', code: number, name = 'ERR_SOMETHING'): Given => ({
  route: '/docs/codes',
  headings: ['Error codes', `${code} ${name}`],
  anchor: `${platform}-${code}`,
  type: 'lvl2',
  platform,
});

test.each([
  ['mt5-10027', {platform: 'mt5', code: '10027'}],
  ['mt4-0', {platform: 'mt4', code: '0'}],
  ['mt6-1', null],
  ['mt4-codes', null],
  ['about-mt4-130', null],
  ['mt4-130-more', null],
  [null, null],
])('the code of the anchor %s is %j', (anchor, expected) => {
  expect(rank.codeOf({anchor})).toEqual(expected);
});

describe('exactCode', () => {
  test.each([
    ['a number', '10027', row('mt5', 10027), 1],
    ['a number beside other words', 'why do I see 10027 at night', row('mt5', 10027), 1],
    ['a number behind err', 'err130', row('mt4', 130), 1],
    ['another number', '10028', row('mt5', 10027), 0],
    ['the beginning of a number', '1002', row('mt5', 10027), 0],
    ['a constant', 'ERR_INVALID_STOPS', row('mt4', 130, 'ERR_INVALID_STOPS'), 2],
    [
      'a constant without its prefix',
      'invalid_stops',
      row('mt5', 10016, 'TRADE_RETCODE_INVALID_STOPS'),
      2,
    ],
    [
      'a constant with the prefix of the other platform',
      'TRADE_RETCODE_INVALID_STOPS',
      row('mt4', 130, 'ERR_INVALID_STOPS'),
      1,
    ],
    ['words of a constant', 'invalid stops', row('mt4', 130, 'ERR_INVALID_STOPS'), 0],
    ['a short number alone', '64', row('mt4', 64), 1],
    ['a short number beside words of codes', 'mt4 error code 64', row('mt4', 64), 1],
    ['a short number of something else', 'windows 64 bit', row('mt4', 64), 0],
    ['a heading with the number', '10027', {headings: ['10027']}, 0],
  ])('%s', (_, query, given, expected) => {
    expect(rank.exactCode(match(given), input(query))).toBe(expected);
  });
});

describe('codePlatform', () => {
  test.each([
    ['MT4 where nothing says otherwise', '4014', null, 'mt4'],
    ['that of the page', '4014', 'mt5', 'mt5'],
    ['that of the query before that of the page', '4014 mt4', 'mt5', 'mt4'],
    ['that of the query', '4014 metatrader 5', null, 'mt5'],
  ] as const)('%s', (_, query, platform, expected) => {
    const given = input(query, {platform});
    expect(rank.codePlatform(match(row('mt4', 4014)), given)).toBe(Number(expected === 'mt4'));
    expect(rank.codePlatform(match(row('mt5', 4014)), given)).toBe(Number(expected === 'mt5'));
  });

  test('says nothing of what is no row of a code', () => {
    expect(rank.codePlatform(match({platform: 'mt4'}), input('4014'))).toBe(0);
  });
});

describe('quality', () => {
  test.each([
    ['nothing', 0, 1, 0],
    ['anywhere', 0.0001, 1, 0.3],
    ['in a short heading', 8, 1, 1],
    ['better than that', 80, 1, 1],
    ['a quarter as well', 2, 1, 0.65],
    ['of a rare word more is asked', 8, 4, 0.65],
  ])('%s', (_, score, rarity, expected) => {
    expect(rank.quality(score, rarity)).toBeCloseTo(expected, 2);
  });
});

describe('wordsFound', () => {
  const two = input('balance zebra ');
  const given = (changes: Partial<rank.RankingInput> = {}) => ({...two, ...changes});

  test.each([
    ['all words, as well as can be', [8, 8], given(), 1],
    ['half the words', [8, 0], given(), 0.125],
    ['none', [0, 0], given(), 0],
    ['a word that no section has does not count', [8, 0], given({rarities: [1, 0]}), 1],
    ['no word is in any section', [0, 0], given({rarities: [0, 0]}), 0],
  ])('%s', (_, scores, ranking, expected) => {
    expect(rank.wordsFound(match({scores}), ranking)).toBeCloseTo(expected);
  });

  const of = (scores: number[], ranking = given(), best = scores) =>
    rank.wordsFound(match({scores, onPage: {best, sectionsWith: [1, 1], sections: 2}}), ranking);

  test('a rare word counts more than a common one', () => {
    const ranking = given({rarities: [4, 1], bestScores: [32, 8]});
    expect(of([32, 0], ranking)).toBeGreaterThan(of([0, 8], ranking));
  });

  test('one rare word does not outdo two others', () => {
    const three = input('balance zebra kestrel ');
    const ranking = {...three, rarities: [3, 1, 1], bestScores: [24, 8, 8]};
    const scores = (given: number[]) => rank.wordsFound(match({scores: given}), ranking);
    expect(scores([0, 8, 8])).toBeGreaterThan(scores([24, 0, 0]));
  });

  test('a word that its page has elsewhere counts, but less', () => {
    const elsewhere = of([8, 0], given(), [8, 8]);
    expect(elsewhere).toBeGreaterThan(of([8, 0]));
    expect(elsewhere).toBeLessThan(of([8, 8]));
  });

  test('a word that no heading has is less missed', () => {
    const incidental = given({bestScores: [8, 0.5]});
    expect(of([8, 0], incidental)).toBeGreaterThan(of([8, 0]));
  });

  test('a misspelt word is less missed', () => {
    const [certain, other] = two.query.words;
    const words = certain && other ? [certain, {...other, certainty: 0.6}] : [];
    const unsure = given({query: {...two.query, words}});
    expect(of([8, 0], unsure)).toBeGreaterThan(of([8, 0]));
  });
});

describe('aboutness', () => {
  test.each([
    ['in every section', [4], 4, 1.5],
    ['in half of them', [2], 4, 1.25],
    ['in none', [0], 4, 1],
    ['one word of two', [4, 0], 4, 1.25],
  ])('%s', (_, sectionsWith, sections, expected) => {
    const onPage = {best: [], sectionsWith, sections};
    const ranking = {...input(''), rarities: sectionsWith.map(() => 1)};
    expect(rank.aboutness(match({onPage}), ranking)).toBeCloseTo(expected);
  });

  test('says nothing when no word was found', () => {
    expect(rank.aboutness(match({}), {...input('zebra'), rarities: [0]})).toBe(1);
  });
});

describe('phrase', () => {
  test.each([
    ['in heading and text', 'Smiling face', 'A smiling face.', 'smiling face', 2],
    ['in the heading', 'Smiling face', 'Text.', 'smiling face', 1.6],
    ['in the text', 'Title', 'A smiling face.', 'smiling face', 1.4],
    ['scattered', 'Title', 'A face, smiling.', 'smiling face', 1],
    ['over a question word', 'Attach it to the chart', 'Text.', 'attach chart', 1.6],
    ['half of it', 'Smiling face', 'Text.', 'smiling face chart', 1.3],
    ['a name of a product between', 'Attach the chart', 'Text.', 'attach r50 chart', 1.6],
    ['one word has no neighbour', 'Chart', 'Chart.', 'chart', 1],
  ])('%s', (_, heading, content, query, expected) => {
    const given = match({headings: ['Page', heading], type: 'lvl2', content});
    expect(rank.phrase(given, input(query))).toBeCloseTo(expected);
  });
});

describe('wholeHeading', () => {
  test.each([
    ['the query and no more', 'Invalid stops', 'invalid stops ', 1.6],
    ['in other words', 'Robots and the balance', 'ea balance ', 1.6],
    ['with question words', 'How to attach the chart?', 'attach chart ', 1.6],
    ['with a number', '130 Invalid stops', 'invalid stops ', 1.6],
    ['half of it', 'Chart and balance', 'chart ', 1.3],
    ['half of the query', 'Chart', 'chart balance ', 1.3],
    ['a phrase of the synonyms', 'Expert Advisor', 'ea ', 1.6],
    ['nothing of it', 'Navigator', 'chart ', 1],
    ['a heading that says nothing', '130', '130 ', 1],
  ])('%s', (_, heading, query, expected) => {
    const given = match({headings: ['Page', heading], type: 'lvl2'});
    expect(rank.wholeHeading(given, input(query))).toBeCloseTo(expected);
  });
});

describe('manual', () => {
  test.each([
    ["the query's product", 'r50 drawdown', null, 'R-50', 1.5],
    ["the query's product, before the reader's", 'r50 drawdown', 'r10', 'R-50', 1.5],
    ["the reader's, where another is asked for", 'r50 drawdown', 'r10', 'R-10', 0.4],
    ['no product, where one is asked for', 'r50 drawdown', null, 'Support', 0.8],
    ["the reader's", 'drawdown', 'r50', 'R-50', 1.3],
    ["another than the reader's", 'drawdown', 'r50', 'R-10', 1],
    ['no product', 'drawdown', null, 'Support', 1],
    ['no product, and a reader of one', 'drawdown', 'r50', 'Support', 1],
  ])('%s', (_, query, product, manual, expected) => {
    expect(rank.manual(match({manual}), input(query, {product}))).toBe(expected);
  });
});

describe('loneProduct', () => {
  test.each([
    ['of a product that nobody asked for', true, 'preset', null, 0.7],
    ['of the product that is asked for', true, 'r400 preset', null, 1],
    ["of the reader's", true, 'preset', 'r400', 1],
    ['with twins', false, 'preset', null, 1],
  ])('a page %s', (_, isLone, query, product, expected) => {
    const given = match({manual: 'R-400', isLone});
    expect(rank.loneProduct(given, input(query, {product}))).toBe(expected);
  });
});

describe('platform', () => {
  test.each([
    ['the one that is asked for', 'attach mt5', null, 'mt5', 1],
    ['the other one', 'attach mt5', null, 'mt4', 0.4],
    ["the other one, though it is the reader's", 'attach mt5', 'mt4', 'mt4', 0.4],
    ["the reader's", 'attach', 'mt5', 'mt5', 1],
    ["not the reader's", 'attach', 'mt5', 'mt4', 0.8],
    ['none', 'attach mt5', 'mt5', null, 1],
    ['any, where nobody asks', 'attach', null, 'mt4', 1],
    ['any, where both are asked for', 'mt4 or mt5', null, 'mt4', 1],
  ] as const)('%s', (_, query, platform, of, expected) => {
    expect(rank.platform(match({platform: of}), input(query, {platform}))).toBe(expected);
  });
});

describe('title, leading, definition and codeRow', () => {
  const landing = {manual: 'R-50', weight: {pageRank: 1, level: 90, position: 0}};
  const list = {weight: {pageRank: -1, level: 90, position: 0}};
  const table: Given = {headings: ['Market Watch: 4220–4253'], anchor: 'mt4-codes-4220-4253'};
  const term: Given = {headings: ['Glossary', 'Lot'], anchor: 'term-lot', type: 'lvl2'};

  test.each([
    ['title', 'a title', {}, 'lot', 1.1],
    ['title', 'a heading', {headings: ['A', 'B'], type: 'lvl2'}, 'lot', 1],
    ['title', 'a text', {type: 'content'}, 'lot', 1],
    ['leading', 'a list of pages', list, 'lot', 0.5],
    ['leading', 'the landing page of a product', landing, 'lot', 0.7],
    ['leading', 'of the product that is asked for', landing, 'r50', 1],
    ['leading', 'of no product', {...landing, manual: 'Support'}, 'lot', 1],
    ['leading', 'another page', {}, 'lot', 1],
    ['definition', 'a term', term, 'lot', 0.5],
    ['definition', 'a term whose meaning is asked for', term, 'what is a lot', 1],
    ['definition', 'no term', {}, 'lot', 1],
    ['codeRow', 'no code asked for', row('mt4', 130), 'price', 0.7],
    ['codeRow', 'a number', row('mt4', 130), 'price 13', 1],
    ['codeRow', 'an error', row('mt4', 130), 'error price', 1],
    ['codeRow', 'one digit is no code', row('mt4', 130), 'price 1', 0.7],
    ['codeRow', 'the heading of a table', table, 'market watch', 0.5],
    ['codeRow', 'the heading of a table, and codes asked for', table, 'price codes', 1],
    ['codeRow', 'no row', {}, 'price', 1],
  ] as const)('%s: %s', (rule, _, given, query, expected) => {
    const rules = rank satisfies Record<typeof rule, unknown>;
    expect(rules[rule](match(given as Given), input(query))).toBe(expected);
  });
});

describe('rankMatches', () => {
  const order = (query: string, ...given: Given[]) => {
    const matches = given.map(match);
    return rank.rankMatches(matches, input(query)).map((found) => matches.indexOf(found));
  };
  const heading = (name: string, position = 0): Given => ({
    headings: ['Page', name],
    type: 'lvl2',
    weight: {pageRank: 0, level: 80, position},
    scores: [8],
  });

  test('a code that is named comes before all else, however well that is found', () => {
    const faint = {...row('mt4', 130), scores: [0.01]};
    expect(order('130', heading('130 130'), faint)).toEqual([1, 0]);
  });

  test('of a number that both have, the row of MT4 comes first', () => {
    const rows = [row('mt5', 4014), row('mt4', 4014)];
    expect(order('4014', ...rows)).toEqual([1, 0]);
    expect(order('4014 mt5', ...rows)).toEqual([0, 1]);
  });

  test('of a name that both have, the row comes first whose prefix was typed', () => {
    const rows = [
      row('mt4', 132, 'ERR_MARKET_CLOSED'),
      row('mt5', 10018, 'TRADE_RETCODE_MARKET_CLOSED'),
    ];
    expect(order('TRADE_RETCODE_MARKET_CLOSED', ...rows)).toEqual([1, 0]);
    expect(order('ERR_MARKET_CLOSED', ...rows)).toEqual([0, 1]);
    expect(order('MARKET_CLOSED mt5', ...rows)).toEqual([1, 0]);
  });

  test('then what has the words better', () => {
    expect(order('chart ', {...heading('Chart'), scores: [1]}, heading('Chart'))).toEqual([1, 0]);
  });

  test('then what stands first in its page, and last what was first', () => {
    expect(order('chart ', heading('Chart', 2), heading('Chart', 1))).toEqual([1, 0]);
    expect(order('chart ', heading('Chart'), heading('Chart'))).toEqual([0, 1]);
  });
});
