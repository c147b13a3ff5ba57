import {manuals} from '../../data/manuals';
import {pack} from '../shared/indexFormat';
import type {SearchIndexFile} from '../types';
import {createRecords} from './createRecords';
import type {PageSections} from './parseSections';

interface Site {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Names the pages that are in no manual. */
  readonly title: string;
}

/** The index of a site that the browser loads, from its pages in the order of their routes. */
export function createIndexFile(
  pages: readonly {readonly route: string; readonly sections: PageSections}[],
  {origin, title}: Site,
): SearchIndexFile {
  const records = pages.flatMap(({route, sections}) =>
    createRecords(route, sections, {origin, title}),
  );
  return pack(records, {
    origin,
    manuals: [...manuals, {label: title, product: null}].map(({label, product}) => ({
      label,
      product: product?.id ?? null,
    })),
  });
}
