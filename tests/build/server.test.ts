import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll} from 'vitest';
import {startServer} from '../../scripts/server';
import {describePromises} from '../hosting/promises';
import {BUILD_DIR} from './site';

let server: Server;

beforeAll(async () => {
  server = await startServer(BUILD_DIR, 0);
});

afterAll(() => {
  server.close();
});

// The server of `npm start` and of the browser tests, which therefore see what readers get.
describePromises(() => `http://localhost:${(server.address() as AddressInfo).port}`, {
  speaksTls: false,
});
