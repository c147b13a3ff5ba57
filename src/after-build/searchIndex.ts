import {manuals} from '../data/manuals';
import {createRecords} from '../search/server/createRecords';
import {INDEX_FILE} from '../search/shared/constants';
import {pack} from '../search/shared/indexFormat';
import type {BuiltPage, OutputFile} from './types';

/** Creates the search index from the sections of the pages that robots may index. */
export function createSearchIndex(all: readonly BuiltPage[]): OutputFile[] {
  const records = all
    .filter(({isListed}) => isListed)
    .flatMap(({route, sections}) => createRecords(route, sections));
  const index = pack(
    records,
    manuals.map(({label, product}) => ({label, product: product?.id ?? null})),
  );
  return [{file: INDEX_FILE, content: `${JSON.stringify(index)}\n`}];
}
