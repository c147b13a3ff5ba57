import type {Page} from '@playwright/test';
import type {SearchIndexFile, SearchRecord} from '../../src/plugins/search-index/types';
import {pack} from '../../src/plugins/search-index/shared/indexFormat';

export const INDEX_URL = '**/search-index.json*';

const ORIGIN = 'https://manual.example';
const MANUALS = [
  {label: 'Support', product: null},
  {label: 'Basics', product: null},
  {label: 'R-10', product: 'r10'},
  {label: 'R-50', product: 'r50'},
];

type Given = Partial<Omit<SearchRecord, 'hierarchy'>> & {
  route: string;
  manual?: string;
  /** From lvl1 down. */
  headings: string[];
};

/** A record as the build makes it. */
export function record({route, manual = 'Support', headings, ...given}: Given): SearchRecord {
  const [lvl1 = '', lvl2 = null, lvl3 = null] = headings;
  const anchor = given.anchor ?? null;
  const url = ORIGIN + route;
  return {
    objectID: `${route}#${anchor ?? ''}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    type: 'lvl1',
    hierarchy: {lvl0: manual, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    content: null,
    product: MANUALS.find(({label}) => label === manual)?.product ?? null,
    platform: null,
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    twin: null,
    weight: {pageRank: 0, level: 90, position: 0},
    ...given,
  };
}

/** Pages that exist, each with a heading "Kestrel {n}", to be found and followed. */
export function kestrels(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, index) =>
    record({
      route: '/docs/support/',
      anchor: `kestrel-${index + 1}`,
      headings: ['Birds', `Kestrel ${index + 1}`],
      type: 'lvl2',
      weight: {pageRank: 0, level: 80, position: index},
    }),
  );
}

/** The file that the build writes for these records. */
export function indexFile(records: readonly SearchRecord[]): SearchIndexFile {
  return pack(records, {origin: ORIGIN, manuals: MANUALS});
}

/** Answers the request for the index with these records. */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  await page.route(INDEX_URL, (route) => route.fulfill({json: indexFile(records)}));
}
