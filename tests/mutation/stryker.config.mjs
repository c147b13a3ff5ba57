// @ts-check
// Mutation testing of the pure code: `npm run test:mutation`, or of one folder with `-- --mutate "src/markdown/**/*.ts"`.
// Paths are relative to the root of the project.

export default {
  testRunner: 'vitest',
  vitest: {configFile: 'tests/mutation/vitest.config.mts'},
  mutate: [
    'src/after-build/**/*.ts',
    'src/data/{manuals,navigation}.ts',
    'src/data/{addresses,build/check*,build/movedAddresses}.ts',
    'src/markdown/**/*.ts',
    'src/navigation/{normalizeUrl,twinPath}.ts',
    'src/plugins/page-list/index.ts',
    'src/plugins/third-party-notices/notices.ts',
    'src/search/{client,server,shared,view}/**/*.ts',
    'src/search/modal/{docsearch,storedSearches}.ts',
    // Only connects files, workers and React: the tests of the build and of the browser cover it.
    '!src/after-build/index.ts',
    '!src/markdown/index.ts',
    '!src/search/client/{searchWorker,useSearchSettings}.ts',
    '!**/types.ts',
  ],
  // What the unit tests do not read is not copied either.
  ignorePatterns: ['/bench', '/build', '/reports', '/test-results'],
  coverageAnalysis: 'perTest',
  // A mutant of a constant outside functions would need a run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: {logTests: false, reportTests: false},
  jsonReporter: {fileName: 'reports/mutation.json'},
  tempDirName: 'reports/stryker',
};
