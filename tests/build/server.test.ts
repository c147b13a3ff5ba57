import {afterAll, beforeAll} from 'vitest';
import {type ManualServer, startServer} from '../../scripts/server';
import {describeAttacks} from '../hosting/attacks';
import {describePromises} from '../hosting/promises';
import {BUILD_DIR} from './site';

let server: ManualServer;

beforeAll(async () => {
  server = await startServer(BUILD_DIR, {port: 0});
});

afterAll(() => server.close());

// The server of `npm start` and of the browser tests, so that these run with the headers of real hosts.
describePromises(() => server.origin, {speaksTls: false});
describeAttacks(() => server.origin);
