import type {Page} from '@playwright/test';
import {kestrels, record} from '../fixtures/searchRecords';
import {violations} from './axe';
import {expect, open, test} from './fixtures';
import {INDEX_URL, serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

/**
 * Accepted: DocSearch draws each hit as an option with a link inside (docsearch#1370), and a stored
 * one with buttons as well. Without the link, middle click and "open in a new tab" would be lost; the
 * arrow keys reach every option, and Tab every link and button.
 */
const LINK_INSIDE_OPTION =
  /^nested-interactive: .*(docsearch-hits|docsearch-recentSearches|docsearch-favoriteSearches)/;

async function findings(page: Page, selector: string): Promise<string[]> {
  return (await violations(page, {part: selector})).filter(
    (line) => !LINK_INSIDE_OPTION.test(line),
  );
}

const records = [
  record({
    route: '/docs/r50/mt5/setup/attach_ea',
    manual: 'R-50',
    headings: ['Kestrel'],
    content: 'A kestrel on a chart',
    platform: 'mt5',
  }),
  ...kestrels(3),
];

const screens: readonly [string, (modal: SearchModal) => Promise<void>][] = [
  ['start', (modal) => modal.open()],
  [
    'results',
    async (modal) => {
      await modal.search('kestrel');
      await expect(modal.hits).toHaveCount(4);
      await expect(modal.status).toHaveText('4 results');
    },
  ],
  [
    'no results',
    async (modal) => {
      await modal.search('qqqq');
      await expect(modal.status).toContainText('No results');
    },
  ],
  [
    'recents and favourites',
    async (modal) => {
      for (const query of ['kestrel 1', 'kestrel 2']) {
        await modal.search(query);
        await expect(modal.hits.first()).toBeVisible();
        await modal.page.keyboard.press('Enter');
        await expect(modal.dialog).toHaveCount(0);
      }
      await modal.open();
      await modal.group('Recent').getByRole('button', {name: 'Save'}).first().click();
      await expect(modal.group('Favourite')).toBeVisible();
      await modal.page.waitForTimeout(300);
    },
  ],
];

for (const theme of ['light', 'dark']) {
  for (const width of [1280, 360]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.beforeEach(async ({page}) => {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await page.setViewportSize({width, height: 800});
      });

      for (const [name, reach] of screens) {
        test(`axe finds nothing on the screen "${name}"`, async ({page}) => {
          await serveRecords(page, records);
          await open(page, '/docs/support/');
          await reach(new SearchModal(page));
          expect(await findings(page, '.DocSearch-Container')).toEqual([]);
        });
      }

      test('axe finds nothing on the search page', async ({page}) => {
        await serveRecords(page, records);
        await open(page, '/search?q=kestrel');
        await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(4);
        expect(await findings(page, 'main')).toEqual([]);
      });

      test.describe('failures', () => {
        test.use({expectedProblems: /Failed to load resource|Loading chunk/});

        test('axe finds nothing on the error screen', async ({page}) => {
          const modal = new SearchModal(page);
          await page.route(INDEX_URL, (route) => route.abort());
          await open(page, '/docs/support/');
          await modal.search('kestrel');
          await expect(modal.tryAgain).toBeVisible();
          expect(await findings(page, '.DocSearch-Container')).toEqual([]);
        });

        test('axe finds nothing where the code of the search is out of reach', async ({page}) => {
          const modal = new SearchModal(page);
          await page.route('**/search-modal.*.js', (route) => route.abort());
          await open(page, '/docs/support/');
          await modal.button.click();
          await expect(modal.tryAgain).toBeVisible();
          expect(await findings(page, '.SearchWaiting')).toEqual([]);
        });
      });
    });
  }
}

test('every list of hits has its own id, and the input names them', async ({page}) => {
  const modal = new SearchModal(page);
  await serveRecords(page, records);
  await open(page, '/docs/support/');
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(4);
  const ids = await modal.dialog
    .locator('[role=listbox]')
    .evaluateAll((lists) => lists.map(({id}) => id));
  expect(new Set(ids).size).toBe(2);
  await expect(modal.input).toHaveAttribute('aria-controls', ids.join(' '));
  await expect(modal.input).toHaveAttribute('role', 'combobox');
  await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  await expect(modal.dialog).toHaveAttribute('aria-modal', 'true');
  const active = await modal.input.getAttribute('aria-activedescendant');
  await expect(modal.chosen).toHaveAttribute('id', active ?? '');
});
