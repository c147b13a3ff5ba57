import type {Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/types';
import {indexFile} from '../fixtures/searchRecords';

export const INDEX_URL = '**/search-index.json*';

/**
 * Answers the request for the index with these records, moved to this site's address. An earlier route for
 * the index is kept: without any route, requests would bypass the new one for a moment.
 */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  const json = indexFile(records);
  await page.route(INDEX_URL, (route) => route.fulfill({json}));
}
