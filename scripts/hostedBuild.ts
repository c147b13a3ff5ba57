// Builds the manual with the hosted search, for the tests: `npm run build:hosted`.
import path from 'node:path';
import {buildInto, ROOT} from './run';

export const HOSTED_DIR = path.join(ROOT, 'test-results/hosted/build');

/** The settings of a service that does not exist. */
export const HOSTED = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
} as const;

/** @returns whether it was built */
export function buildHosted(): boolean {
  console.log('Building the manual with the hosted search.');
  return buildInto(HOSTED_DIR, {
    ...HOSTED,
    // A folder of its own, since two builds must not write into the same one.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/hosted/generated',
  });
}

if (require.main === module) {
  process.exitCode = buildHosted() ? 0 : 1;
}
