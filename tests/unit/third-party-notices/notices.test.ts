import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {findPackageDirs} from '@site/src/plugins/third-party-notices/findPackageDirs';
import {formatNotices} from '@site/src/plugins/third-party-notices/formatNotices';
import {readPackage} from '@site/src/plugins/third-party-notices/readPackage';

test.each([
  ['a file', ['/a/node_modules/clsx/index.js'], ['/a/node_modules/clsx']],
  ['a scope', ['/a/node_modules/@mdx-js/react/lib/x.js'], ['/a/node_modules/@mdx-js/react']],
  ['the inner one', ['/node_modules/a/node_modules/b/x.js'], ['/node_modules/a/node_modules/b']],
  ['an identifier', ['css|/a/node_modules/infima/x.css|0||'], ['/a/node_modules/infima']],
  [
    'loaders',
    ['/a/node_modules/l/l.js!/a/node_modules/b/b.js'],
    ['/a/node_modules/b', '/a/node_modules/l'],
  ],
  ['Windows', ['C:\\a\\node_modules\\clsx\\x.js'], ['C:\\a\\node_modules\\clsx']],
  ['one of the site', ['/a/src/theme/Root/index.tsx'], []],
  [
    'each once, sorted',
    ['/node_modules/b/1', '/node_modules/a/1', '/node_modules/b/2'],
    ['/node_modules/a', '/node_modules/b'],
  ],
])('the package of %s', (_, files, dirs) => {
  expect(findPackageDirs(files)).toEqual(dirs);
});

test('packages stand by name, those of one licence text together', () => {
  const notice = (name: string, text: string) => ({name, version: '1.0.0', license: 'MIT', text});
  const text = formatNotices([notice('c', 'Text 1'), notice('b', 'Text 2'), notice('a', 'Text 1')]);
  const [, first, second] = text.split(/\n-+\n/).map((block) => block.trim());
  expect(first).toBe('a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nText 1');
  expect(second).toBe('b 1.0.0 (MIT)\n\nText 2');
});

describe('a package', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'package-'));
  });
  afterEach(() => rmSync(dir, {recursive: true}));
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);

  test.each(['LICENSE', 'License.md', 'licence.txt'])('with a %s', async (file) => {
    write('package.json', '{"name": "a", "version": "1.0.0", "license": "MIT"}');
    write(file, 'Line\r\nline\n');
    expect(await readPackage(dir)).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      text: 'Line\nline',
    });
  });

  test('that names no licence stops the build', async () => {
    write('package.json', '{"name": "a", "version": "1.0.0"}');
    await expect(readPackage(dir)).rejects.toThrow('The package a is part of what readers get');
  });
});
