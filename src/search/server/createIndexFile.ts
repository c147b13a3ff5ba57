import {manuals} from '../../data/manuals';
import {pack} from '../shared/indexFormat';
import type {SearchIndexFile} from '../types';
import {createRecords} from './createRecords';
import type {PageSections} from './parseSections';

/**
 * The index of a site that the browser loads, from its pages in the order of their routes.
 * @param origin scheme and host, without a slash at the end
 */
export function createIndexFile(
  pages: readonly {readonly route: string; readonly sections: PageSections}[],
  {origin}: {readonly origin: string},
): SearchIndexFile {
  const records = pages.flatMap(({route, sections}) => createRecords(route, sections, origin));
  return pack(records, {
    origin,
    manuals: manuals.map(({label, product}) => ({
      label,
      product: product?.id ?? null,
    })),
  });
}
