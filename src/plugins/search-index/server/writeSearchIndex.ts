import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchIndexFile} from '../types';

/**
 * Writes the index as one line of JSON: the same bytes for the same records.
 * @throws with the name of the file when it cannot be written
 */
export async function writeSearchIndex(filePath: string, index: SearchIndexFile): Promise<void> {
  try {
    await mkdir(path.dirname(filePath), {recursive: true});
    await writeFile(filePath, `${JSON.stringify(index)}\n`);
  } catch (error) {
    throw new Error(`The search index ${filePath} could not be written.`, {cause: error});
  }
}
