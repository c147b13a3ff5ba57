import {expect, test} from 'vitest';
import {isStopWord} from '@site/src/search/shared/stopWords';
import {SYNONYMS} from '@site/src/search/shared/synonyms';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);
const termsOf = (entry: string) => words(entry).map(({term}) => term);

test.each(SYNONYMS.map((row) => [row[0], row] as const))('the row of "%s"', (_, row) => {
  expect(row.length).toBeGreaterThan(1);
  const entries = row.map((entry) => termsOf(entry).join(' '));
  expect(entries, 'an entry twice, or a plural of another').toHaveLength(new Set(entries).size);
  for (const entry of row) {
    expect(entry).toBe(entry.trim().toLowerCase());
    const [first = '', ...others] = termsOf(entry);
    expect(first, entry).not.toBe('');
    expect(isStopWord(first) && others.length === 0, `"${entry}" asks, and no more`).toBe(false);
  }
});

test('no entry is in two rows, which would give it two meanings', () => {
  const rowsOf = new Map<string, number>();
  for (const entry of SYNONYMS.flat()) {
    const key = termsOf(entry).join(' ');
    rowsOf.set(key, (rowsOf.get(key) ?? 0) + 1);
  }
  expect([...rowsOf].filter(([, rows]) => rows > 1)).toEqual([]);
});
