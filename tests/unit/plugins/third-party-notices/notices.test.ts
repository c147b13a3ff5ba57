import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {
  findPackageDirs,
  formatNotices,
  readPackage,
} from '@site/src/plugins/third-party-notices/notices';

test.each([
  [
    'a package inside a package',
    ['/node_modules/a/node_modules/b/x.js'],
    ['/node_modules/a/node_modules/b'],
  ],
  [
    'a folder with spaces and letters beyond ASCII',
    ['/my manual – für Ä/node_modules/clsx/index.js'],
    ['/my manual – für Ä/node_modules/clsx'],
  ],
  ['Windows', ['C:\\a\\node_modules\\clsx\\x.js'], ['C:\\a\\node_modules\\clsx']],
  ['no package, for files of the site', ['/a/src/theme/Root/index.tsx'], []],
  [
    'several files: each package once, sorted',
    ['/node_modules/b/1', '/node_modules/a/1', '/node_modules/b/2'],
    ['/node_modules/a', '/node_modules/b'],
  ],
])('finds the package: %s', (_, files, dirs) => {
  expect(findPackageDirs(files)).toEqual(dirs);
});

test('sorts packages by name, and groups those with the same licence text', () => {
  const notice = (name: string, text: string) => ({name, version: '1.0.0', license: 'MIT', text});
  const text = formatNotices([notice('c', 'Text 1'), notice('b', 'Text 2'), notice('a', 'Text 1')]);
  const [, first, second] = text.split(/\n-+\n/).map((block) => block.trim());
  expect(first).toBe('a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nText 1');
  expect(second).toBe('b 1.0.0 (MIT)\n\nText 2');
});

test('begins with an introduction, and only names a package without a licence text', () => {
  const text = formatNotices([
    {name: 'a', version: '2.0.0', license: 'MIT', text: ''},
    {name: 'a', version: '1.0.0', license: 'MIT', text: ''},
  ]);
  expect(text).toMatch(
    /^The code, styles .* packages\.\n\n-{72}\n\na 1\.0\.0 \(MIT\)\na 2\.0\.0 \(MIT\)\n$/,
  );
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

  test.each(['my-license', 'license.json', 'LICENSE.md.bak'])('with only a %s', async (file) => {
    write('package.json', '{"name": "a", "version": "1.0.0", "license": "MIT"}');
    write(file, 'text');
    expect((await readPackage(dir)).text).toBe('');
  });

  test('that names no licence stops the build', async () => {
    write('package.json', '{"name": "a", "version": "1.0.0"}');
    await expect(readPackage(dir)).rejects.toThrow('The package a is in the bundle for readers');
  });
});
