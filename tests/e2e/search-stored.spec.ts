import type {Page} from '@playwright/test';
import {kestrels, record} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {SearchWindow, serveRecords} from './searchWindow';
import {secondProduct} from '../fixtures/fullProducts';

const START = '/docs/support/';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__manual';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__manual';

/** Opens the hits "Kestrel {first}" to "Kestrel {last}" one after the other. */
async function follow(modal: SearchWindow, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await modal.find(`kestrel ${number}`);
    await modal.follow();
  }
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key);

test('recent searches are the last 7, newest first, or 4 if there are favourites', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  await serveRecords(page, kestrels(9));
  await open(page, START);
  await follow(modal, 1, 9);
  await modal.open();
  await expect(modal.stored('Recent')).toHaveCount(7);
  await expect(modal.stored('Recent').first()).toContainText('Kestrel 9');
  expect(await stored(page, RECENT)).toHaveLength(7);

  await modal.saveButtons.first().click();
  await expect(modal.stored('Favourite')).toHaveCount(1);
  await modal.close();
  await modal.open();
  await expect(modal.stored('Recent')).toHaveCount(4);
  await expect(modal.stored('Favourite')).toContainText(['Kestrel 9']);
  expect(await stored(page, FAVOURITE)).toHaveLength(1);
});

test('a stored search shows its manual and platform, links to its page, and can be removed', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await serveRecords(page, [
    record({
      route: `/docs/${secondProduct.id}/mt5/setup/attach_ea`,
      manual: secondProduct.label,
      headings: ['Kestrel'],
      platform: 'mt5',
    }),
  ]);
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${secondProduct.id}/mt5/setup/attach_ea`);
  await open(page, START);
  await modal.open();
  await expect(modal.stored('Recent')).toContainText(`${secondProduct.label} · MT5`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${secondProduct.id}/mt5/setup/attach_ea`);
  await modal.open();
  await modal.removeButtons.click();
  await expect(modal.group('Recent')).toHaveCount(0);
});

test('searches that an earlier version of the manual stored are listed and lead to their places', async ({
  page,
}) => {
  const modal = new SearchWindow(page);
  // That version also stored the levels between the page and the heading.
  const store = (key: string, name: string) =>
    page.addInitScript(
      ([stored = '', search]) => localStorage.setItem(stored, `[${search}]`),
      [
        key,
        JSON.stringify({
          objectID: `/docs/basics/#${name}:lvl4`,
          url: `/docs/basics/#${name}`,
          type: 'lvl4',
          hierarchy: {
            lvl0: 'Basics',
            lvl1: 'Birds',
            lvl2: 'Falcons',
            lvl3: 'Small falcons',
            lvl4: `The ${name}`,
            lvl5: null,
            lvl6: null,
          },
          content: 'It hovers.',
          platform: 'mt5',
          __autocomplete_id: 0,
        }),
      ],
    );
  await store(RECENT, 'kestrel');
  await store(FAVOURITE, 'hobby');
  await open(page, START);
  await modal.open();
  await expect(modal.stored('Recent')).toHaveText(/The kestrel.*Birds.*Basics · MT5/);
  await expect(modal.stored('Favourite')).toHaveText(/The hobby.*Birds.*Basics · MT5/);
  await modal.stored('Favourite').getByRole('link').click();
  await expect(page).toHaveURL('/docs/basics/#hobby');
});

for (const [name, buttons] of [
  ['removed', (modal: SearchWindow) => modal.removeButtons],
  ['saved', (modal: SearchWindow) => modal.saveButtons],
] as const) {
  test(`the field gets the focus after a recent search was ${name} by keyboard`, async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await follow(modal, 1, 3);
    await modal.open();
    await buttons(modal).first().focus();
    await page.keyboard.press('Enter');
    await expect(modal.stored('Recent')).toHaveCount(2);
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('x');
    await expect(modal.input).toHaveValue('x');
  });
}
