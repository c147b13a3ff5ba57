import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {BUILD_DIR} from '../build/site';
import {ask} from './http';
import {describePromises} from './promises';
import {adapt, type Host, install, startHost} from './startHost';

const SITE = readFileSync(path.join(__dirname, '../../deploy/Caddyfile'), 'utf8');

let host: Host;

beforeAll(async () => {
  install('caddy', ['caddy']);
  host = await startHost('caddy', (folder, port) => {
    const previous = path.join(folder, 'previous');
    mkdirSync(path.join(previous, 'assets/js'), {recursive: true});
    writeFileSync(path.join(previous, 'assets/js/old.js'), 'old');
    // The file that is deployed, but for addresses and folders.
    const site = adapt(SITE, [
      ['manual.example.com {', `http://127.0.0.1:${port} {`],
      ['/etc/caddy/manual/', `${BUILD_DIR}/_hosting/`],
      ['/srv/manual/current', BUILD_DIR],
      ['/srv/manual/previous', previous],
    ]);
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  });
}, 120_000);

afterAll(() => host.stop());

describePromises(() => host.origin, {speaksTls: true});

test('a file of the last deploy is still there for open tabs', async () => {
  const {status, headers, body} = await ask(host.origin, '/assets/js/old.js');
  expect([status, String(body)]).toEqual([200, 'old']);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers).toHaveProperty('content-security-policy');
});
