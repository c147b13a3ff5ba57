import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type ManualServer, readServerFile, startServer} from '../../scripts/server';
import {copyBuild} from '../hosting/copyBuild';
import {describeHost} from '../hosting/describeHost';
import {ask} from '../hosting/http';
import {BUILD_DIR} from './site';

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

const {baseUrl} = readServerFile(BUILD_DIR);
const [script = ''] = readdirSync(path.join(BUILD_DIR, 'assets/js'));

test('a part of a file is sent alone', async () => {
  const file = `${baseUrl}assets/js/${script}`;
  const headers = {Range: 'bytes=0-9', 'Accept-Encoding': 'identity'};
  const part = await ask(server.origin, file, {headers});
  const whole = await ask(server.origin, file);
  expect([part.status, part.body]).toEqual([206, whole.body.subarray(0, 10)]);
});

test('what is outside of the build is not found', async () => {
  const {status} = await ask(server.origin, `${baseUrl}docs/..%2f..%2fpackage.json`);
  expect(status).toBe(404);
});
