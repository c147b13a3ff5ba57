import type {Page} from '@playwright/test';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {kestrels, sectionsOfOnePage, counterpartPages} from '../fixtures/searchRecords';
import {setMode, violations} from './axe';
import {expect, open, test} from './fixtures';
import {CODE_URL, INDEX_URL, SearchWindow, serveRecords, WINDOW} from './searchWindow';

/**
 * Accepted: DocSearch renders each hit as an option that contains a link (docsearch#1370), and stored hits
 * also contain buttons. Without the link, a middle click and "open in a new tab" would not work. The arrow
 * keys reach every option, and Tab reaches every link and button.
 */
const LINK_INSIDE_OPTION =
  / nested-interactive: .*(docsearch-hits|docsearch-recentSearches|docsearch-favoriteSearches)/;

/** What axe finds in a part of the page: light on a wide and dark on a narrow screen. */
async function findings(page: Page, selector: string): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await setMode(page, theme);
    const lines = await violations(page, {part: selector});
    found.push(...lines.map((line) => `${theme}, ${width} px: ${line}`));
  }
  return found.filter((line) => !LINK_INSIDE_OPTION.test(line));
}

const records = [
  ...counterpartPages(firstProduct.label, secondProduct.label),
  ...kestrels(3),
  ...sectionsOfOnePage(4),
];

const screens: readonly [string, (modal: SearchWindow) => Promise<void>][] = [
  ['start', (modal) => modal.open()],
  [
    'results',
    async (modal) => {
      await modal.search('kestrel');
      await expect(modal.hits).toHaveCount(7);
      await expect(modal.status).toHaveText('8 results');
      await expect(modal.link('More on the same page')).toBeVisible();
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
    'recent searches and favourites',
    async (modal) => {
      for (const query of ['kestrel 1', 'kestrel 2']) {
        await modal.find(query);
        await modal.follow();
      }
      await modal.open();
      await modal.saveButtons.first().click();
      await expect(modal.group('Favourite')).toBeVisible();
      const lists = modal.dialog.getByRole('listbox');
      const ids = await lists.evaluateAll((all) => all.map(({id}) => id));
      await expect(modal.input).toHaveAttribute('aria-controls', ids.join(' '));
      // A row is half transparent while it moves to its new list.
      await modal.dialog.evaluate((dialog) =>
        Promise.all(dialog.getAnimations({subtree: true}).map(({finished}) => finished)),
      );
    },
  ],
];

for (const [name, reach] of screens) {
  test(`axe finds nothing on the screen "${name}"`, async ({page}) => {
    await serveRecords(page, records);
    await open(page, '/docs/support/');
    await reach(new SearchWindow(page));
    expect(await findings(page, WINDOW)).toEqual([]);
  });
}

test('axe finds nothing on the search page', async ({page}) => {
  await serveRecords(page, records);
  await open(page, '/search?q=kestrel');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(8);
  expect(await findings(page, 'main')).toEqual([]);
});

test.describe('failures', () => {
  test.use({expectedProblems: /Failed to load resource|Loading chunk/});

  test('axe finds nothing on the error screen', async ({page}) => {
    const modal = new SearchWindow(page);
    await page.route(INDEX_URL, (route) => route.abort());
    await open(page, '/docs/support/');
    await modal.search('kestrel');
    await expect(modal.tryAgain).toBeVisible();
    expect(await findings(page, WINDOW)).toEqual([]);
  });

  test('axe finds nothing if the code of the search cannot be loaded', async ({page}) => {
    const modal = new SearchWindow(page);
    await page.route(CODE_URL, (route) => route.abort());
    await open(page, '/docs/support/');
    await modal.button.click();
    await expect(modal.tryAgain).toBeVisible();
    expect(await findings(page, WINDOW)).toEqual([]);
  });
});

test('the input refers to its list and to the chosen hit', async ({page}) => {
  const modal = new SearchWindow(page);
  await serveRecords(page, records);
  await open(page, '/docs/support/');
  await modal.search('kestrel');
  await expect(modal.group('Results').getByRole('option')).toHaveCount(7);
  const id = await modal.group('Results').getAttribute('id');
  await expect(modal.input).toHaveAttribute('aria-controls', id ?? '');
  await expect(modal.input).toHaveAttribute('role', 'combobox');
  await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  expect(await modal.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const active = await modal.input.getAttribute('aria-activedescendant');
  await expect(modal.chosen).toHaveAttribute('id', active ?? '');
});
