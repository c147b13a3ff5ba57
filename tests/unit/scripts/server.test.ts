import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readTarget} from '@site/scripts/readTarget';
import {parsePort, startServer} from '@site/scripts/server';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['4100', 4100],
  ['65535', 65_535],
])('PORT %j is %d', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each(['0', '65536', '-1', '80.5', '1e3', ' 80', 'http'])('PORT %j is refused', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT is "${text}"`);
});

test('a folder without a build is refused in a sentence', async () => {
  await expect(startServer(path.resolve(__dirname), {port: 0})).rejects.toThrow(
    'run "npm run build" first',
  );
});

test('a port that is in use is named in a sentence', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'manual-server-'));
  mkdirSync(path.join(build, '_hosting'));
  for (const file of ['404.html', '_headers', '_hosting/canonical-paths.json']) {
    writeFileSync(path.join(build, file), '');
  }
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const {port} = other.address() as AddressInfo;
  try {
    await expect(startServer(build, {port})).rejects.toThrow(`Port ${port} is in use`);
  } finally {
    other.close();
    rmSync(build, {recursive: true});
  }
});

test.each([
  ['/', {path: '/', query: ''}],
  ['/docs/r10/?q=a%20b&x=?', {path: '/docs/r10/', query: '?q=a%20b&x=?'}],
  ['/docs/%C3%A4', {path: '/docs/ä', query: ''}],
  ['http://any.example/docs', {path: '/docs', query: ''}],
  ['HTTPS://any.example?x', {path: '/', query: '?x'}],
  ['*', null],
  ['docs', null],
  ['/%', null],
  ['/a%00b', null],
  ['/a\\b', null],
  ['//evil.example/a', null],
  ['/docs/../_headers', null],
  ['/./docs', null],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', null],
  ['/_headers', null],
  ['/%5Fheaders', null],
  ['http://any.example/_hosting/canonical-paths.json', null],
])('the target %s is %j', (target, expected) => {
  expect(readTarget(target)).toEqual(expected);
});
