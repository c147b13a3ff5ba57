import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sources} from '@site/src/data/sources';

const DOCS = path.resolve(__dirname, '../../../docs');

test('each page names sources that are in the list', () => {
  const named = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const [, keys = ''] =
        /^# sources: (.*)$/m.exec(readFileSync(path.join(DOCS, file), 'utf8')) ?? [];
      return keys
        .split(', ')
        .filter(Boolean)
        .map((key) => [file, key] as const);
    });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, key]) => !(key in sources))).toEqual([]);
});
