import {expect, test} from 'vitest';
import type {JournalLine} from '@site/src/data/journal-lines/types';
import {validateJournalLines} from '@site/src/data/journal-lines/validate';

const line: JournalLine = {
  id: 'log-connection-lost',
  text: 'connection to … lost',
  platforms: ['mt5'],
  tab: 'Journal',
  meaning: 'The connection dropped.',
  action: 'Wait.',
  source: 'GH',
};
const other: JournalLine = {...line, id: 'log-disconnected', text: 'disconnected from …'};

test.each<[string, readonly object[], string]>([
  [
    'an id twice',
    [line, {...other, id: line.id}],
    'The journal line "log-connection-lost" exists twice: keep one of them.',
  ],
  [
    'an id without its beginning',
    [{...line, id: 'connection-lost'}],
    'The journal line "connection-lost" needs an id of lower-case words with hyphens that begins with "log-": log-connection-lost.',
  ],
  ['an id with a capital', [{...line, id: 'log-Lost'}], 'needs an id of lower-case words'],
  ['an id that ends with a hyphen', [{...line, id: 'log-lost-'}], 'needs an id of lower-case'],
  [
    'spaces around its text',
    [{...line, text: 'lost '}],
    'The journal line "log-connection-lost" has spaces around its text: remove them.',
  ],
  [
    'the text of another line',
    [line, {...other, text: line.text}],
    'The journal line "log-disconnected" has the same text as "log-connection-lost": keep one of them.',
  ],
  [
    'no platform',
    [{...line, platforms: []}],
    'The journal line "log-connection-lost" names no platform, or one twice.',
  ],
  ['a platform twice', [{...line, platforms: ['mt4', 'mt4']}], 'names no platform, or one twice.'],
])('refuses a line with %s', (_, lines, sentence) => {
  expect(() => {
    validateJournalLines(lines as JournalLine[]);
  }).toThrow(sentence);
});

test('accepts lines that differ', () => {
  expect(() => {
    validateJournalLines([line, other]);
  }).not.toThrow();
});
