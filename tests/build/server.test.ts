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

test('what is outside of the build is not found', async () => {
  const {status} = await ask(server.origin, `${baseUrl}docs/..%2f..%2fpackage.json`);
  expect(status).toBe(404);
});
