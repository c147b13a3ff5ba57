import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Page object of the search modal. */
export class SearchModal {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  /** The titles of the hits. */
  readonly titles: Locator;
  /** The selected hit, which Enter opens. */
  readonly chosen: Locator;
  readonly status: Locator;
  /** The title of the screen that says why there are no hits. */
  readonly failure: Locator;
  readonly tryAgain: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: /^Search (Ctrl|Command)\+K$/});
    this.dialog = page.getByRole('dialog', {name: 'Search the manual'});
    this.input = page.locator('.DocSearch-Container .DocSearch-Input');
    this.hits = this.dialog.getByRole('option');
    this.titles = this.hits.locator('.DocSearch-Hit-title');
    this.chosen = this.dialog.getByRole('option', {selected: true});
    this.status = this.dialog.getByRole('status');
    this.failure = this.dialog.locator('.SearchModal-FailureTitle', {
      hasText: 'Unable to fetch results',
    });
    this.tryAgain = this.dialog.getByRole('button', {name: 'Try again'});
  }

  /** Opens the modal by keyboard and waits until the input has the focus. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** Opens the modal and enters a query in one piece: each letter that is typed starts a search of its own. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
  }

  /** Follows the selected hit, and waits until the modal is closed. */
  async follow(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toHaveCount(0);
  }

  /** Closes the modal by keyboard. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  /** A group of hits or of stored searches with this heading. */
  group(title: string): Locator {
    return this.dialog.getByRole('listbox', {name: title});
  }
}
