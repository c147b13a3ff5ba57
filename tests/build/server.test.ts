import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type ManualServer, startServer} from '../../scripts/server';
import {copyBuild} from '../hosting/copyBuild';
import {baseUrl, describeHost} from '../hosting/describeHost';
import {ask} from '../hosting/http';

let folder: string;
let server: ManualServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  copyBuild(path.join(folder, 'build'));
  server = await startServer(path.join(folder, 'build'), {port: 0});
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

// The server of `npm start` and of the browser tests, so that these run with the headers of real hosts.
describeHost(() => server.origin, {speaksTls: false});

test('finds nothing outside of the build', async () => {
  const {status} = await ask(server.origin, `${baseUrl}docs/..%2f..%2fpackage.json`);
  expect(status).toBe(404);
});

test.each(['/404', '/404.html'])('answers %s with status 404', async (pathname) => {
  const {status} = await ask(server.origin, baseUrl + pathname.slice(1));
  expect(status).toBe(404);
});

test.each(['bytes=abc', 'bytes=999999999-', 'bytes=-5', 'bytes=0-0'])(
  'sends the whole file for the range "%s"',
  async (Range) => {
    const whole = await ask(server.origin, `${baseUrl}robots.txt`);
    const {status, body} = await ask(server.origin, `${baseUrl}robots.txt`, {headers: {Range}});
    expect([status, String(body)]).toEqual([200, String(whole.body)]);
  },
);
