import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

test('nginx sends the headers that static/_headers lists for every address', () => {
  const [, listed = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(read('static/_headers')) ?? [];
  const headers = [...listed.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  const nginx = read('deploy/nginx.conf');
  expect(headers.map(([, name]) => name)).toContain('Content-Security-Policy');
  expect(
    headers.filter(([, name, value]) => !nginx.includes(`add_header ${name} "${value}" always;`)),
  ).toEqual([]);
});
