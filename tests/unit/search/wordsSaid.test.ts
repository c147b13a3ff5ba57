import {expect, test} from 'vitest';
import {isNamedBy, isTyped, saysWord} from '@site/src/search/client/engine/wordsSaid';
import {input, match} from './ranking';

/** The title of a section, and a query. */
function read(heading: string, query: string) {
  const [title] = match({headings: ['Page', heading], type: 'lvl2'}).section.titles();
  return [title, input(`${query} `).query] as const;
}

test.each([
  ['all words', 'Attach it to a chart', 'attach chart', 2],
  ['one of two', 'Chart', 'attach chart', 1],
  ['a word in another form', 'Charting', 'attach chart', 0],
  ['a synonym', 'Robot', 'ea', 1],
  ['a synonym of several words', 'Expert Advisor', 'ea', 1],
  ['a phrase in another order', 'The loss of a stop', 'sl', 1],
  ['half of a phrase', 'Loss', 'sl', 0],
  ['no word', 'Navigator', 'attach chart', 0],
])('the words that a title says: %s', (_, heading, query, expected) => {
  const [title, {words}] = read(heading, query);
  expect(words.filter((word) => saysWord(title, word))).toHaveLength(expected);
});

test.each([
  ['the same words', 'Attach chart', 'attach chart', true, true],
  ['with stop words in the title', 'How to attach the chart', 'attach chart', true, true],
  ['with stop words in the query', 'Chart', 'what is a chart', true, true],
  ['with a word about meanings', 'Chart', 'chart meaning', true, true],
  ['another order', 'Chart attach', 'attach chart', true, false],
  ['more in the title', 'Attach chart balance', 'attach chart', false, false],
  ['more in the query', 'Chart', 'attach chart', false, false],
  ['other words', 'Robot', 'ea', true, false],
  ['another form of a word that all have', 'Charts', 'chart', true, true],
])('a title and a query: %s', (_, heading, query, named, typed) => {
  expect(isNamedBy(...read(heading, query))).toBe(named);
  expect(isTyped(...read(heading, query))).toBe(typed);
});
