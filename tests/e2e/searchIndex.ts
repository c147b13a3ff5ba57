import type {Page} from '@playwright/test';
import type {SearchRecord} from '../../src/plugins/search-index/types';
import {indexFile} from '../fixtures/searchRecords';

export const INDEX_URL = '**/search-index.json*';

/** Answers the request for the index with these records. */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  await page.route(INDEX_URL, (route) => route.fulfill({json: indexFile(records)}));
}
