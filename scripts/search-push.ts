import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import type {SearchIndexFile} from '../src/search/types';
import {pushIndex} from './pushIndex';
import {readVariables} from './readVariables';

const INDEX_FILE = path.resolve(__dirname, '../build/search-index.json');

function readIndex(): SearchIndexFile {
  try {
    return JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as SearchIndexFile;
  } catch (error) {
    throw new Error(`There is no index at ${INDEX_FILE}: run "npm run build" first.`, {
      cause: error,
    });
  }
}

/** Sends the built index to Algolia: `npm run search:push`. With `-- --dry-run` it only checks the index. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const log = (line: string) => console.log(line);
  if (values['dry-run']) {
    const indexName = process.env.ALGOLIA_INDEX_NAME ?? 'manual';
    await pushIndex({file: readIndex(), indexName, client: undefined, log});
    return;
  }
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME} = readVariables(
    process.env,
    'ALGOLIA_APP_ID',
    'ALGOLIA_ADMIN_API_KEY',
    'ALGOLIA_INDEX_NAME',
  );
  await pushIndex({
    file: readIndex(),
    indexName: ALGOLIA_INDEX_NAME,
    client: algoliasearch(ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY),
    log,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
