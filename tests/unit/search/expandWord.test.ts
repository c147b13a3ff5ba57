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

/** What a word stands for, what is most like it first. */
function meant(term: string): string[] {
  const alternatives = [...expandWord(term, index)].sort((a, b) => b.weight - a.weight);
  return alternatives.map(({terms}) => terms.join(' '));
}

test.each([
  ['itself', 'terminal', ['terminal']],
  ['other forms of the word', 'installing', ['installing', 'install', 'installation']],
  ['its synonyms', 'tp', ['tp', 'take profit']],
  ['a phrase, if it is written as one word', 'takeprofit', ['takeprofit', 'take profit']],
  ['nothing else, if it is unknown', 'zebra', ['zebra']],
  ['no longer words, if it is known', 'install', ['install', 'installation']],
  ['longer words, the shortest first', 'insta', ['insta', 'install', 'installation']],
])('a word is expanded to %s', (_, term, expected) => {
  expect(meant(term)).toEqual(expected);
});

test.each([
  ['its words', ['algo', 'trade'], ['algo trade']],
  ['its synonyms', ['take', 'profit'], ['take profit', 'tp']],
])('a phrase is expanded to %s', (_, phrase, expected) => {
  expect(expandPhrase(phrase, index).map(({terms}) => terms.join(' '))).toEqual(expected);
});
