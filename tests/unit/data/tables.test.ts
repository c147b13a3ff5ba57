import {expect, test} from 'vitest';
import type {CodeMessage} from '../../../src/data/return-codes/types';
import {groupByAuthor, tables} from '../../../src/data/build/tables';

test.each([
  ['both', ['Invalid stops'], ['invalid S/L'], ['invalid S/L']],
  ['the library’s words only once', ['No money'], ['no money', 'not enough'], ['not enough']],
  ['the library’s alone', [], ['no money'], ['no money']],
  ['none', [], [], []],
])('splits messages of the terminal and of the library: %s', (_, terminal, library, shown) => {
  const by = (author: CodeMessage['by']) => (text: string) =>
    ({by: author, text, source: 'STDLIB4'}) as const;
  const messages = [...library.map(by('library')), ...terminal.map(by('terminal'))];
  expect(groupByAuthor(messages)).toEqual({terminal, library: shown});
});

test('keeps sources and questions of owners out of the tables', () => {
  for (const [name, rows] of Object.entries(tables)) {
    expect(rows.length, name).toBeGreaterThan(5);
    const keys = rows.flatMap((row) => Object.keys(row));
    expect(keys).not.toContain('readerQuestions');
    expect(keys).not.toContain('source');
  }
});
