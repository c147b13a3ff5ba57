import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type ManualServer, readServerFile, startServer} from '../../scripts/server';
import {ask} from '../hosting/http';
import {describeHost} from '../hosting/describeHost';
import {BUILD_DIR} from './site';

let server: ManualServer;

beforeAll(async () => {
  server = await startServer(BUILD_DIR, {port: 0});
});

afterAll(() => server.close());

// The server of `npm start` and of the browser tests, so that these run with the headers of real hosts.
describeHost(() => server.origin, {speaksTls: false});

const {baseUrl} = readServerFile(BUILD_DIR);
const [script = ''] = readdirSync(path.join(BUILD_DIR, 'assets/js'));

test.each([
  ['bytes=0-9', 206],
  ['bytes=-5', 206],
  ['bytes=5-1', 416],
  ['bytes=99999999-', 416],
])('the range %s of a file is answered with %d', async (range, status) => {
  const headers = {Range: range, 'Accept-Encoding': 'identity'};
  const whole = await ask(server.origin, `${baseUrl}assets/js/${script}`);
  const answer = await ask(server.origin, `${baseUrl}assets/js/${script}`, {headers});
  expect(answer.status).toBe(status);
  if (status === 206) {
    const [start = '', end = ''] = range.slice('bytes='.length).split('-');
    const part =
      start === ''
        ? whole.body.subarray(-Number(end))
        : whole.body.subarray(Number(start), Number(end) + 1);
    expect(answer.body.equals(part)).toBe(true);
  } else {
    expect(answer.headers['content-range']).toBe(`bytes */${whole.body.length}`);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  }
});

test('a condition that does not hold is refused, and the refusal may not be cached', async () => {
  const headers = {'If-Match': '"other"'};
  const answer = await ask(server.origin, `${baseUrl}assets/js/${script}`, {headers});
  expect(answer.status).toBe(412);
  expect(answer.headers['cache-control']).not.toContain('immutable');
});

test('what is outside of the build is not found', async () => {
  const {status} = await ask(server.origin, `${baseUrl}docs/..%2f..%2fpackage.json`);
  expect(status).toBe(404);
});
