import type {Algoliasearch} from 'algoliasearch';
import {
  createIndexSettings,
  createIndexSynonyms,
  toHostedRecords,
} from '../src/search/server/hostedIndex';
import type {SearchIndexFile} from '../src/search/types';

/** The index of one version of the manual. */
export interface VersionedIndex {
  version: string;
  file: SearchIndexFile;
}

/**
 * A build has several hundred records. Fewer mean that it failed, and pushing them would empty the search.
 */
const MIN_RECORDS = 100;

/**
 * Sends settings and synonyms to the hosted index, then replaces all its records at once.
 * @param indexes as they were built
 * @param origin scheme and host of the manual
 * @param client undefined for a dry run, which sends nothing
 * @throws (rejects) when the index is too small, and with Algolia's answer when it refuses something
 */
export async function pushIndex(
  indexes: readonly VersionedIndex[],
  origin: string,
  indexName: string,
  client: Algoliasearch | undefined,
  log: (line: string) => void,
): Promise<void> {
  const manuals = indexes[0]?.file.manuals ?? [];
  const objects = indexes.flatMap(({file, version}) => toHostedRecords(file, {origin, version}));
  const products = manuals.flatMap(({label, product}) => (product === null ? [] : [label]));
  const synonymHit = createIndexSynonyms(products);
  if (objects.length < MIN_RECORDS) {
    throw new Error(
      `The index has ${objects.length} records, fewer than ${MIN_RECORDS}: a push would empty the search. Run "npm run build" and look at its output.`,
    );
  }
  log(
    `${objects.length} records of ${indexes.flatMap(({file}) => file.pages).length} pages, ${synonymHit.length} synonyms.`,
  );
  if (!client) {
    log(`Dry run: nothing was sent to the index "${indexName}".`);
    return;
  }

  const tasks = await Promise.all([
    client.setSettings({indexName, indexSettings: createIndexSettings()}),
    client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true}),
  ]);
  await Promise.all(tasks.map(({taskID}) => client.waitForTask({indexName, taskID})));
  // Keeps rules that were created in Algolia's dashboard.
  await client.replaceAllObjects({indexName, objects, scopes: ['settings', 'rules', 'synonyms']});
  log(`The index "${indexName}" has the settings, synonyms and records of this build.`);
}
