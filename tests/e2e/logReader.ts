import type {Locator, Page} from '@playwright/test';

/** Page object of the field that reads logs, and of its answer. */
export class LogReader {
  readonly field: Locator;
  /** What screen readers say. */
  readonly status: Locator;
  readonly answer: Locator;
  /** The rows of the answer. */
  readonly items: Locator;
  readonly copy: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole('textbox', {name: 'Paste what your log says, or type a number'});
    this.status = page.getByRole('search').getByRole('status');
    this.answer = page.locator('output');
    this.items = this.answer.getByRole('list').first().getByRole('listitem');
    this.copy = this.answer.getByRole('button', {name: 'Copy for support'});
  }

  /** The anchors of the rows, in the order of the answer. */
  anchors(): Promise<(string | undefined)[]> {
    return this.items.evaluateAll((items) =>
      items.map((item) =>
        item
          .querySelector('a')
          ?.getAttribute('href')
          ?.replace(/^[^#]*/, ''),
      ),
    );
  }
}

/** Puts a text into the clipboard and pastes it into what has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
