import {manuals} from '../../data/manuals';
import {pack} from '../shared/indexFormat';
import type {SearchIndexFile} from '../types';
import {checkQuestions, type AskedPage} from './asked';
import {createRecords} from './createRecords';

/**
 * The index of a site that the browser loads, from its pages in the order of their routes.
 * @param origin scheme and host, without a slash at the end
 * @throws when a question is listed under two sections of one manual
 */
export function createIndexFile(
  pages: readonly AskedPage[],
  {origin}: {readonly origin: string},
): SearchIndexFile {
  checkQuestions(pages);
  const records = pages.flatMap(({route, sections}) => createRecords(route, sections, origin));
  return pack(records, {
    origin,
    manuals: manuals.map(({label, product}) => ({
      label,
      product: product?.id ?? null,
    })),
  });
}
