import path from 'node:path';
import {defineConfig} from 'vitest/config';

const resolve = {
  alias: {
    '@site': path.resolve(__dirname),
    '@docusaurus/useIsBrowser': path.resolve(__dirname, 'tests/unit/stubs/useIsBrowser.ts'),
  },
};

// tsconfig.json leaves JSX to Docusaurus; here nobody else would compile it.
const esbuild = {jsx: 'automatic'} as const;

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {resolve, esbuild, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      // What can be asked of the finished build without a browser.
      {resolve, test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 30_000}},
      // The finished build on the servers of deploy/, which are installed one after the other.
      {
        resolve,
        test: {name: 'hosting', include: ['tests/hosting/**/*.test.ts'], fileParallelism: false},
      },
      // Other builds of the site, each for one setting: slow, so one after the other.
      {
        resolve,
        test: {
          name: 'variants',
          include: ['tests/variants/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
