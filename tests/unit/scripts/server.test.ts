import path from 'node:path';
import {expect, test} from 'vitest';
import {checkAddress, readAddress} from '@site/scripts/serve';
import {startServer} from '@site/scripts/server';

test('listens on localhost unless HOST is set', () => {
  expect(readAddress({PORT: '', HOST: ''})).toEqual({port: 3000, host: 'localhost'});
  expect(readAddress({PORT: '4100', HOST: '0.0.0.0'})).toEqual({port: 4100, host: '0.0.0.0'});
});

test.each(['0', '65536', '-1', '80.5', '1e3', ' 80', 'http'])('refuses PORT %j', (PORT) => {
  expect(() => readAddress({PORT})).toThrow(`PORT is "${PORT}"`);
});

test('refuses a folder without a build', async () => {
  await expect(startServer(path.resolve(__dirname), {port: 0})).rejects.toThrow(
    'run "npm run build" first',
  );
});

test('names an address that cannot be used', async () => {
  await expect(checkAddress({port: 3999, host: '192.0.2.1'})).rejects.toThrow(
    'The manual cannot be served at port 3999 of 192.0.2.1. Stop what uses the port, or choose',
  );
});
