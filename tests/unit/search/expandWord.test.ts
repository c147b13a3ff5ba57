import {expect, test} from 'vitest';
import {expandPhrase, expandWord} from '@site/src/search/client/engine/expandWord';
import {record} from '../../fixtures/searchRecords';
import {createIndex} from './sampleIndex';

const index = createIndex([
  record({
    route: '/docs/x',
    headings: ['Install and installation of the terminal'],
    content: 'Stop it, or be out. A take profit, an expert advisor, connections.',
  }),
]);

function meant(term: string): Record<string, number> {
  const alternatives = expandWord(term, index);
  return Object.fromEntries(alternatives.map(({terms, weight}) => [terms.join(' '), weight]));
}

test.each([
  ['itself', 'terminal', {terminal: 1}],
  ['other forms of the word', 'installing', {installing: 1, install: 0.8, installation: 0.8}],
  ['its synonyms', 'tp', {tp: 1, 'take profit': 0.8}],
  [
    'a phrase of the synonyms, if it is written as one word',
    'takeprofit',
    {takeprofit: 1, 'take profit': 0.8},
  ],
  ['nothing else, if it is unknown', 'zebra', {zebra: 1}],
])('a word is expanded to %s', (_, term, expected) => {
  expect(meant(term)).toEqual(expected);
});

test('an unknown word is expanded to longer words; the longer they are, the less they count', () => {
  const {term, terminal, ...others} = meant('term');
  expect(term).toBe(1);
  expect(terminal).toBeCloseTo(0.4 / 1.24);
  expect(others).toEqual({});
  const longer = meant('i');
  expect(longer['it']).toBeGreaterThan(longer['install'] ?? 1);
  expect(longer['install']).toBeGreaterThan(longer['installation'] ?? 1);
});

test('a known word is not the beginning of another', () => {
  expect(meant('install')).toEqual({install: 1, installation: 0.8});
});

test('a word is expanded to at most forty longer words', () => {
  const many = Array.from({length: 60}, (_, number) => `q${'x'.repeat(number + 1)}`);
  const full = createIndex([record({route: '/x', headings: ['X'], content: many.join(' ')})]);
  expect(expandWord('q', full)).toHaveLength(1 + 40);
});

test.each([
  ['its words', ['algo', 'trade'], ['algo trade']],
  ['its synonyms', ['take', 'profit'], ['take profit', 'tp']],
])('a phrase is expanded to %s', (_, phrase, expected) => {
  expect(expandPhrase(phrase, index).map(({terms}) => terms.join(' '))).toEqual(expected);
});
