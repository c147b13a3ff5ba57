import path from 'node:path';
import {defineConfig} from 'vitest/config';

const resolve = {
  alias: {
    '@site': path.resolve(__dirname),
    '@docusaurus/useIsBrowser': path.resolve(__dirname, 'tests/unit/stubs/useIsBrowser.ts'),
  },
};

// tsconfig.json leaves JSX to Docusaurus, which does not compile the tests.
const esbuild = {jsx: 'automatic'} as const;

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {resolve, esbuild, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      // Checks of the finished build that need no browser.
      {resolve, test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 30_000}},
      // The finished build on the servers of deploy/, which must be installed one at a time.
      {
        resolve,
        test: {name: 'hosting', include: ['tests/hosting/**/*.test.ts'], fileParallelism: false},
      },
      // Builds with other settings. They are slow and run one at a time.
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
