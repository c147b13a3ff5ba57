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
    'src/data/journal-lines: log-connection-lost: exists twice: keep one of them.',
  ],
  [
    'an id without its beginning',
    [{...line, id: 'connection-lost'}],
    'connection-lost: the id needs lower-case words with hyphens and "log-" in front: log-connection-lost.',
  ],
  [
    'spaces around its text',
    [{...line, text: 'lost '}],
    'log-connection-lost: text has spaces around it: remove them.',
  ],
  [
    'the text of another line',
    [line, {...other, text: line.text}],
    'log-disconnected: exists twice: keep one of them.',
  ],
  ['no platform', [{...line, platforms: []}], 'log-connection-lost: the line names no platform.'],
  ['a platform twice', [{...line, platforms: ['mt4', 'mt4']}], 'the line names a platform twice.'],
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
