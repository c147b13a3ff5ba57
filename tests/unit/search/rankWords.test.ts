import {describe, expect, test} from 'vitest';
import * as rank from '@site/src/search/client/engine/rank';
import {record} from '../../fixtures/searchRecords';
import {input, match} from './ranking';
import {createIndex} from './sampleIndex';

describe('quality', () => {
  test.each([
    ['not found', 0, 1, 0],
    ['found anywhere', 0.0001, 1, 0.3],
    ['found in a short heading', 8, 1, 1],
    ['found with an even higher score', 80, 1, 1],
    ['found with a quarter of the score', 2, 1, 0.65],
    ['a rare word needs a higher score', 8, 4, 0.65],
  ])('%s', (_, score, rarity, expected) => {
    expect(rank.quality(score, rarity)).toBeCloseTo(expected, 2);
  });
});

describe('wordsFound', () => {
  const two = input('balance zebra ');
  const given = (changes: Partial<rank.RankingInput> = {}) => ({...two, ...changes});

  test.each([
    ['all words, with the best scores', [8, 8], given(), 1],
    ['half the words', [8, 0], given(), 0.25],
    ['no words', [0, 0], given(), 0],
    ['a word that no section has does not count', [8, 0], given({rarities: [1, 0]}), 1],
    ['no word is in any section', [0, 0], given({rarities: [0, 0]}), 0],
  ])('%s', (_, scores, ranking, expected) => {
    expect(rank.wordsFound(match({scores}), ranking)).toBeCloseTo(expected);
  });

  const of = (scores: number[], ranking = given(), best = scores) =>
    rank.wordsFound(match({scores, onPage: {best, sectionsWith: [1, 1], sections: 2}}), ranking);

  test('a rare word counts more than a common one', () => {
    const ranking = given({rarities: [4, 1]});
    expect(of([32, 0], ranking)).toBeGreaterThan(of([0, 8], ranking));
  });

  test('one rare word does not outweigh two others', () => {
    const three = input('balance zebra kestrel ');
    const ranking = {...three, rarities: [3, 1, 1]};
    const scores = (found: number[]) => rank.wordsFound(match({scores: found}), ranking);
    expect(scores([0, 8, 8])).toBeGreaterThan(scores([24, 0, 0]));
  });

  test('a word that is elsewhere on the page counts, but less', () => {
    const elsewhere = of([8, 0], given(), [8, 8]);
    expect(elsewhere).toBeGreaterThan(of([8, 0]));
    expect(elsewhere).toBeLessThan(of([8, 8]));
  });
});

describe('aboutness', () => {
  test.each([
    ['in every section', [4], 4, 1.4],
    ['in half of them', [2], 4, 1.2],
    ['in none', [0], 4, 1],
    ['one word of two', [4, 0], 4, 1.2],
  ])('%s', (_, sectionsWith, sections, expected) => {
    const onPage = {best: [], sectionsWith, sections};
    const ranking = {...input(''), rarities: sectionsWith.map(() => 1)};
    expect(rank.aboutness(match({onPage}), ranking)).toBeCloseTo(expected);
  });

  test('is neutral if no word was found', () => {
    expect(rank.aboutness(match({}), {...input('zebra'), rarities: [0]})).toBe(1);
  });
});

describe('phrase', () => {
  test.each([
    ['in heading and text', 'Smiling face', 'A smiling face.', 'smiling face', 1.8],
    ['in the heading', 'Smiling face', 'Text.', 'smiling face', 1.4],
    ['in the text', 'Title', 'A smiling face.', 'smiling face', 1.4],
    ['in another order', 'Title', 'A face, smiling.', 'smiling face', 1],
    ['with a stop word inside', 'Attach it to the chart', 'Text.', 'attach chart', 1.4],
    ['half of it', 'Smiling face', 'Text.', 'smiling face chart', 1.2],
    ['a single word', 'Chart', 'Chart.', 'chart', 1],
  ])('%s', (_, heading, content, query, expected) => {
    const given = match({headings: ['Page', heading], type: 'lvl2', content});
    expect(rank.phrase(given, input(query))).toBeCloseTo(expected);
  });

  test.each([
    ['in a message of the code', {message: 'Off quotes · Invalid stops'}, 1.4],
    ['in what to do about the code', {remedy: 'Move the invalid stops away.'}, 1.4],
  ])('%s', (_, texts, expected) => {
    const given = match({headings: ['Codes', '130'], type: 'lvl2', kind: 'code', ...texts});
    expect(rank.phrase(given, input('invalid stops'))).toBeCloseTo(expected);
  });
});

describe('wholeTitle', () => {
  test.each([
    ['exactly the query', 'Invalid stops', 'invalid stops ', 1.8],
    ['with stop words', 'How to attach the chart?', 'attach chart ', 1.8],
    ['with a number', '130 Invalid stops', 'invalid stops ', 1.8],
    ['in other words, which count as much as they are like', 'Robots', 'ea ', 1.64],
    ['one of two words in other words', 'Robots and the balance', 'ea balance ', 1.72],
    ['half of it', 'Chart and balance', 'chart ', 1.4],
    ['half of the query', 'Chart', 'chart balance ', 1.4],
    ['a phrase of the synonyms', 'Expert Advisor', 'ea ', 1.64],
    ['nothing in common', 'Navigator', 'chart ', 1],
    ['a heading without words', '130', '130 ', 1],
  ])('%s', (_, heading, query, expected) => {
    const given = match({headings: ['Page', heading], type: 'lvl2'});
    expect(rank.wholeTitle(given, input(query))).toBeCloseTo(expected);
  });

  test('a message of a code is a title of it as well', () => {
    const given = match({headings: ['Codes', '136'], type: 'lvl2', message: 'Off quotes'});
    expect(rank.wholeTitle(given, input('off quotes '))).toBeCloseTo(1.8);
  });

  test('a word that few headings have says more of a title than a common one', () => {
    const {sections} = createIndex([
      ...['/a', '/b', '/c'].map((route) => record({route, headings: ['EA']})),
      record({route: '/d', headings: ['Install EA']}),
    ]);
    const [section] = sections.slice(-1);
    const of = (query: string) =>
      section ? rank.wholeTitle({...match({}), section}, input(query)) : 0;
    expect(of('install ')).toBeGreaterThan(of('ea '));
  });
});

test.each([
  ['one line says all of it', 'blew my account\npower cut', 'power cut', 2.6],
  ['the best of several lines', 'power cut\npower failed', 'power cut', 2.6],
  ['half of a line', 'power cut overnight outage', 'power cut', 1.8],
  ['half of the query', 'power', 'power cut', 1.8],
  ['no line', 'blew my account', 'power cut', 1],
  ['words of two lines do not add up', 'power\ncut', 'power cut', 1.8],
])('what owners ask: %s', (_, asked, query, expected) => {
  expect(rank.asked(match({asked}), input(`${query} `))).toBeCloseTo(expected, 1);
});
