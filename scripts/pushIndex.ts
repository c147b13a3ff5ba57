import type {Algoliasearch} from 'algoliasearch';
import {
  checkHostedRecords,
  createIndexSettings,
  createIndexSynonyms,
  sizeOf,
  toHostedRecords,
} from '../src/search/server/hostedIndex';
import {unpack} from '../src/search/shared/indexFormat';
import type {SearchIndexFile} from '../src/search/types';

/** Records in one request. */
const BATCH_SIZE = 1000;

export interface Push {
  file: SearchIndexFile;
  indexName: string;
  /** Undefined for a dry run: everything is checked, nothing is sent. */
  client:
    | Pick<Algoliasearch, 'setSettings' | 'saveSynonyms' | 'waitForTask' | 'replaceAllObjects'>
    | undefined;
  log: (line: string) => void;
}

/**
 * Replaces the hosted index with the built one: settings, synonyms, then all records at once, so that
 * readers find the old records until the new ones are complete.
 * @throws a sentence, before anything is sent, when the records cannot be right
 */
export async function pushIndex({file, indexName, client, log}: Push): Promise<void> {
  const manuals = file.manuals.map(({label}) => label);
  const records = toHostedRecords(unpack(file), manuals);
  checkHostedRecords(records);
  const settings = createIndexSettings();
  const labels = file.manuals.flatMap(({label, product}) => (product === null ? [] : [label]));
  const synonyms = createIndexSynonyms(labels);
  const sizes = records.map(sizeOf);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const withMessages = records.filter(({message}) => message !== null).length;
  log(
    `${records.length} records of ${file.pages.length} pages, ${withMessages} with messages of the terminal, ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))}; the largest has ${kilobytes(Math.max(...sizes))}. ${synonyms.length} synonyms.`,
  );
  if (!client) {
    log(`Dry run: nothing was sent to the index "${indexName}".`);
    return;
  }

  log(`1/3 Settings of "${indexName}"`);
  const set = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID: set.taskID});

  log('2/3 Synonyms');
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: synonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: saved.taskID});

  log('3/3 Records');
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({...record})),
    batchSize: BATCH_SIZE,
  });
  log(`The index "${indexName}" holds the ${records.length} records of this build.`);
}
