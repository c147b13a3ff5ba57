import {defineConfig} from 'vitest/config';

const resolve = {
  alias: {
    '@site': import.meta.dirname,
  },
};

// tsconfig.json leaves JSX to Docusaurus, which does not compile the tests.
const esbuild = {jsx: 'automatic'} as const;

// Enough time for a machine that does other work as well.
const patient = {testTimeout: 30_000, hookTimeout: 30_000};

// A process of its own for every file would take three times as long. No test leaves anything for the next.
const shared = {isolate: false, unstubGlobals: true, ...patient};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        esbuild,
        test: {...shared, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']},
      },
      // Checks of the finished build that need no browser.
      {
        resolve,
        test: {...shared, name: 'build', include: ['tests/build/**/*.test.ts']},
      },
    ],
  },
});
