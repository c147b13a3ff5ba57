import type {Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/types';
import {indexFile} from '../fixtures/searchRecords';

export const INDEX_URL = '**/search-index.json*';

/**
 * Answers requests for the index with these records. It does not remove an earlier route first: while a page
 * has no route at all, requests go straight to the server.
 */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  const json = indexFile(records);
  await page.route(INDEX_URL, (route) => route.fulfill({json}));
}
