import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndexFile} from '../../src/search/types';
import {BUILD_DIR} from './paths';

export const INDEX_FILE = 'search-index.json';

/** Reads the search index of the finished build. */
export function readBuiltIndex(): SearchIndexFile {
  return JSON.parse(readFileSync(path.join(BUILD_DIR, INDEX_FILE), 'utf8')) as SearchIndexFile;
}
