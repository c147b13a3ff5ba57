import type {Locator, Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/types';
import {indexFile} from '../fixtures/searchRecords';
import {expect} from './fixtures';

/** The index of the embedded search. */
export const INDEX_URL = '**/search-index.json*';

/** The code of the window, which loads when the reader is about to search. */
export const CODE_URL = '**/search-modal.*.js';

/** The window as a selector, for tools that take no locator. */
export const WINDOW = '[aria-label="Search the manual"]';

/**
 * Answers requests for the index with these records. It does not remove an earlier route first: while a page
 * has no route at all, requests go straight to the server.
 */
export async function serveRecords(page: Page, records: readonly SearchRecord[]): Promise<void> {
  const json = indexFile(records);
  await page.route(INDEX_URL, (route) => route.fulfill({json}));
}

/** Page object of the search window. */
export class SearchWindow {
  readonly button: Locator;
  readonly dialog: Locator;
  /** The field once the code of the window has loaded. */
  readonly input: Locator;
  /** The field that waits for the code of the window, or stands in after a crash. */
  readonly waitingInput: Locator;
  readonly hits: Locator;
  /** The titles of the hits. */
  readonly titles: Locator;
  /** The text of each hit. */
  readonly summaries: Locator;
  /** The marked words of the hits. */
  readonly marks: Locator;
  /** The selected hit, which Enter opens. */
  readonly chosen: Locator;
  readonly status: Locator;
  /** The title of the screen that says why there are no hits. */
  readonly failure: Locator;
  readonly tryAgain: Locator;
  readonly cancel: Locator;
  /** The sentence for an answer without hits. */
  readonly noResults: Locator;
  /** Shown while the answer takes longer than 300 ms. */
  readonly spinner: Locator;
  /** The links that the window offers before a search. */
  readonly startingPoints: Locator;
  /** The link to the search page. */
  readonly seeAll: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: /^Search (Ctrl|Command)\+K$/});
    this.dialog = page.getByRole('dialog', {name: 'Search the manual'});
    this.input = this.dialog.getByRole('combobox');
    this.waitingInput = this.dialog.getByRole('searchbox');
    this.hits = this.dialog.getByRole('option');
    this.titles = this.hits.locator('.SearchHit-Title');
    this.summaries = this.hits.locator('.SearchHit-Summary');
    this.marks = this.hits.locator('mark');
    this.chosen = this.dialog.getByRole('option', {selected: true});
    this.status = this.dialog.getByRole('status');
    this.failure = this.dialog.locator('.SearchWindow-Title', {
      hasText: 'Unable to fetch results',
    });
    this.tryAgain = this.dialog.getByRole('button', {name: 'Try again'});
    this.cancel = this.dialog.getByRole('button', {name: 'Cancel'});
    this.noResults = this.dialog.locator('.SearchWindow-Title', {hasText: 'No results for'});
    this.spinner = this.dialog.locator('.DocSearch-LoadingIndicator');
    this.startingPoints = this.dialog.getByRole('region', {name: 'Start here'});
    this.seeAll = this.link(/^See all/);
  }

  /** Presses the key of the search, which opens and closes the window. */
  async pressKey(): Promise<void> {
    await this.page.keyboard.press('Control+k');
  }

  /** Opens the window by keyboard and waits until its field has the focus. */
  async open(): Promise<void> {
    await this.pressKey();
    await expect(this.input).toBeFocused();
  }

  /** Opens the window and enters a query in one piece: each letter that is typed starts a search of its own. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
  }

  /** Searches for a text that the first hit has, and waits until that hit is selected. */
  async find(query: string): Promise<void> {
    await this.search(query);
    await expect(this.chosen).toContainText(query, {ignoreCase: true});
  }

  /** Follows the selected hit, and waits until the window is closed. */
  async follow(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.expectClosed();
  }

  /** Closes the window by keyboard. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.expectClosed();
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  /** A link in the window. */
  link(name: string | RegExp): Locator {
    return this.dialog.getByRole('link', {name});
  }

  /** A group of hits or of stored searches with this heading. */
  group(title: string): Locator {
    return this.dialog.getByRole('listbox', {name: title});
  }

  /** The recent searches or the favourites. */
  stored(title: 'Recent' | 'Favourite'): Locator {
    return this.group(title).getByRole('option');
  }

  /** The buttons that make a favourite of a recent search. */
  get saveButtons(): Locator {
    return this.group('Recent').getByRole('button', {name: 'Save this search'});
  }

  /** The buttons that remove a recent search. */
  get removeButtons(): Locator {
    return this.group('Recent').getByRole('button', {name: 'Remove this search from history'});
  }
}
