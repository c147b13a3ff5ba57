import {manuals} from '../data/manuals';
import {createRecords} from '../search/server/createRecords';
import {indexFile} from '../search/shared/constants';
import {pack} from '../search/shared/indexFormat';
import type {BuiltPage, OutputFile} from './types';

/** Creates a search index for each version of the docs, from the sections of the pages that robots may index. */
export function createSearchIndex(all: readonly BuiltPage[]): OutputFile[] {
  const pages = all.filter(({isListed}) => isListed);
  const versions = new Set([null, ...pages.map(({version}) => version)]);
  return [...versions].map((version) => {
    const versionPages = pages.filter((page) => page.version === version);
    const records = versionPages.flatMap(({route, sections}) => createRecords(route, sections));
    const index = pack(
      records,
      manuals.map(({label, product}) => ({label, product: product?.id ?? null})),
    );
    return {file: indexFile(version), content: `${JSON.stringify(index)}\n`};
  });
}
