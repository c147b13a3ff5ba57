import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD_DIR} from './site';

const folder = path.join(BUILD_DIR, 'assets/css');

test('every custom property without a fallback has a value', () => {
  const css = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
