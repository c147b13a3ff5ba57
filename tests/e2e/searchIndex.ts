import type {Page} from '@playwright/test';
import type {SearchRecord} from '../../src/plugins/search-index/types';
import {indexFile, record} from '../fixtures/searchRecords';

export {indexFile, record};

export const INDEX_URL = '**/search-index.json*';

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

/** Answers the request for the index with these records. */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  await page.route(INDEX_URL, (route) => route.fulfill({json: indexFile(records)}));
}
