import {HOSTED_DIR} from '../../scripts/hostedBuild';
import {startServer} from '../../scripts/server';
import {test as base} from './fixtures';

/** Like `test` of `fixtures.ts`, for the build with the hosted search: only Algolia's hosts are allowed. */
export const test = base.extend<object, {hostedOrigin: string}>({
  hostedOrigin: [
    async ({}, use) => {
      const server = await startServer(HOSTED_DIR, {port: 0}).catch((cause: unknown) => {
        throw new Error(
          'The build with the hosted search is missing: run "npm run build:hosted".',
          {
            cause,
          },
        );
      });
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({hostedOrigin}, use) => use(hostedOrigin),
  expectedHosts: /^manualapp(-dsn|-\d)?\.algolia(net\.com|\.net)$/,
});
