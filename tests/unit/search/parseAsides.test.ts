import {describe, expect, test} from 'vitest';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
const parse = (query: string) => parseQuery(query, index);

/** The words of a query that count in full, and those that are beside the matter. */
const split = (query: string) => {
  const name = (isAside: boolean) =>
    parse(query)
      .words.filter((word) => word.isAside === isAside)
      .map(({alternatives}) => alternatives[0]?.terms.join(' '));
  return {quoted: name(false), aside: name(true)};
};

describe('a log line with brackets', () => {
  test.each([
    [
      'the answer of the server counts, the rest is an aside',
      'ticket buy gold [Invalid price]',
      ['invalid', 'price'],
      ['ticket', 'buy', 'gold'],
    ],
    [
      'what follows is an aside as well',
      'order [price off] at chart ',
      ['price', 'off'],
      ['order', 'chart'],
    ],
    [
      'a bracket that was cut off',
      'ticket buy [Invalid pri',
      ['invalid', 'pri'],
      ['ticket', 'buy'],
    ],
    [
      'a number in brackets is not an answer',
      'ticket gold [10016]',
      ['ticket', 'gold', '10016'],
      [],
    ],
    ['empty brackets', 'ticket gold []', ['ticket', 'gold'], []],
    ['round brackets', 'ticket gold (invalid price)', ['ticket', 'gold', 'invalid', 'price'], []],
    ['no brackets', 'ticket gold ', ['ticket', 'gold'], []],
    ['nothing but brackets', '[Invalid price]', ['invalid', 'price'], []],
  ])('%s', (_, query, quoted, aside) => {
    expect(split(query)).toEqual({quoted, aside});
  });

  test('an aside counts a fifth', () => {
    const certainties = parse('navigator [price off]').words.map(({certainty}) => certainty);
    expect(certainties).toEqual([0.2, 1, 1]);
  });

  test('a misspelt aside counts less still', () => {
    const [aside] = parse('drawdwon [price]').words;
    expect(aside?.certainty).toBeCloseTo(0.6 * 0.2);
  });

  test('a code outside of the brackets is still a code', () => {
    expect(parse('err130 [Invalid price]').terms).toContain('130');
  });
});

test.each([
  ['the telling words as stems', 'installing a chart', ' install chart '],
  ['without words that ask for a meaning', 'what is the meaning of drawdown', ' drawdown '],
  ['without "define"', 'define drawdown', ' drawdown '],
  [
    'of a log line what it has in brackets',
    'ticket buy 0.10 gold [Invalid price]',
    ' invalid pric ',
  ],
  ['with numbers', 'error 130', ' error 130 '],
  ['words as typed, not what they were taken for', 'drawdwon', ' drawdwon '],
  ['nothing of question words', 'what is it', '  '],
  ['nothing', '', '  '],
])('what is asked for: %s', (_, query, expected) => {
  expect(parse(query).asked).toBe(expected);
});

test.each([
  ['what is a lot', true],
  ["what's a lot", true],
  ['what’s a lot', true],
  ['what are pips', true],
  ['what does 130 mean', true],
  ['lot meaning', true],
  ['define lot', true],
  ['definition of a lot', true],
  ['explain lots', true],
  ['lot', false],
  ['what to do about a lot', false],
  ['meantime', false],
])('"%s" asks for a meaning: %s', (query, expected) => {
  expect(parse(query).asksMeaning).toBe(expected);
});

test.each([
  ['R-50 manual', ['r50']],
  ['manual of the R-50', ['r50']],
  ['R-50 guide chart ', ['r50', 'chart']],
  ['manual chart ', ['manual', 'chart']],
  ['r50', ['r50']],
])('beside a product "manual" says nothing: "%s"', (query, expected) => {
  const words = parse(query).words.map(({alternatives}) => alternatives[0]?.terms.join(' '));
  expect(words).toEqual(expected);
});
