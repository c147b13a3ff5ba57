import type {Algoliasearch} from 'algoliasearch';
import {
  createIndexSettings,
  createIndexSynonyms,
  toHostedRecords,
} from '../src/search/server/hostedIndex';
import {unpack} from '../src/search/shared/indexFormat';
import type {SearchIndexFile} from '../src/search/types';

/** A build has several hundred records; fewer mean that it failed, and a push would empty the search. */
const MIN_RECORDS = 100;

/**
 * Replaces the hosted index with the built ones. Settings, synonyms and records go into a temporary index,
 * which then takes the place of the live one, so they change together or not at all.
 * @param files the built index of each version of the manual
 * @param client undefined for a dry run, which sends nothing
 * @throws a sentence that says what became of the live index
 */
export async function pushIndex(
  files: readonly SearchIndexFile[],
  indexName: string,
  client: Algoliasearch | undefined,
  log: (line: string) => void,
): Promise<void> {
  const manuals = files[0]?.manuals ?? [];
  const labels = manuals.map(({label}) => label);
  const objects = files
    .flatMap((file) => toHostedRecords(unpack(file), labels))
    .map((record) => ({...record}));
  const products = manuals.flatMap(({label, product}) => (product === null ? [] : [label]));
  const synonymHit = createIndexSynonyms(products);
  if (objects.length < MIN_RECORDS) {
    throw new Error(
      `The index has ${objects.length} records, fewer than ${MIN_RECORDS}: a push would empty the search. Run "npm run build" and look at its output.`,
    );
  }
  log(
    `${objects.length} records of ${files.flatMap(({pages}) => pages).length} pages, ${synonymHit.length} synonyms.`,
  );
  if (!client) {
    log(`Dry run: nothing was sent to the index "${indexName}".`);
    return;
  }

  const temporary = `${indexName}_tmp_${Date.now()}`;
  const settle = ({taskID}: {taskID: number}) => client.waitForTask({indexName: temporary, taskID});
  const operate = (
    from: string,
    operationIndexParams: {operation: 'copy' | 'move'; destination: string; scope?: ['rules']},
  ) => client.operationIndex({indexName: from, operationIndexParams}).then(settle);
  try {
    // Rules that somebody made in Algolia's dashboard stay.
    await operate(indexName, {operation: 'copy', destination: temporary, scope: ['rules']});
    await client
      .setSettings({indexName: temporary, indexSettings: createIndexSettings()})
      .then(settle);
    await client.saveSynonyms({indexName: temporary, synonymHit}).then(settle);
    await client.saveObjects({indexName: temporary, objects, waitForTasks: true});
    await operate(temporary, {operation: 'move', destination: indexName});
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Nothing has changed: the index "${indexName}" has its old settings, synonyms and records. Algolia's answer: ${reason}`,
      {cause: error},
    );
  }
  log(`The index "${indexName}" has the settings, synonyms and records of this build.`);
}
