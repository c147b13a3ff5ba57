import {spawnSync} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {startServer} from '../../scripts/server';
import {test as base} from './fixtures';

const ROOT = path.resolve(__dirname, '../..');
const OUT_DIR = path.join(ROOT, 'test-results/hosted/build');

export const HOSTED = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
  ALGOLIA_ADMIN_API_KEY: 'never-in-the-bundle',
} as const;

/** Builds the site as for a host that uses Algolia, beside the usual build. */
function buildHosted(): void {
  const {status, stdout, stderr} = spawnSync(
    path.join(ROOT, 'node_modules/.bin/docusaurus'),
    ['build', '--out-dir', OUT_DIR],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...HOSTED,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        // Its own, since two builds must not write into one.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/hosted/generated',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The hosted build failed.\n${stdout}\n${stderr}`);
  }
}

interface HostedSite {
  origin: string;
  dir: string;
}

/** The tests' `test` on the hosted build: it may ask Algolia's hosts, and no other. */
export const test = base.extend<object, {hosted: HostedSite}>({
  hosted: [
    async ({}, use) => {
      buildHosted();
      const server = await startServer(OUT_DIR, 0);
      const {port} = server.address() as AddressInfo;
      await use({origin: `http://localhost:${port}`, dir: OUT_DIR});
      server.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: async ({hosted}, use) => use(hosted.origin),
  expectedHosts: /^manualapp(-dsn|-\d)?\.algolia(net\.com|\.net)$/,
});
