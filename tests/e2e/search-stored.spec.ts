import type {Page} from '@playwright/test';
import {kestrels, record} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';
import {OTHER} from '../fixtures/fullProducts';

const START = '/docs/support/';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__manual';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__manual';

/** Opens the hits "Kestrel {first}" to "Kestrel {last}" one after the other. */
async function follow(modal: SearchModal, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await modal.search(`kestrel ${number}`);
    await expect(modal.chosen).toContainText(`Kestrel ${number}`);
    await modal.follow();
  }
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key);

const star = (modal: SearchModal) =>
  modal.group('Recent').getByRole('button', {name: 'Save this search'}).first().click();

test('recent searches are the last 7, newest first, or 4 if there are favourites', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  await serveRecords(page, kestrels(9));
  await open(page, START);
  await follow(modal, 1, 9);
  await modal.open();
  await expect(modal.group('Recent').getByRole('option')).toHaveCount(7);
  await expect(modal.group('Recent').getByRole('option').first()).toContainText('Kestrel 9');
  expect(await stored(page, RECENT)).toHaveLength(7);

  await star(modal);
  await expect(modal.group('Favourite').getByRole('option')).toHaveCount(1);
  await modal.close();
  await modal.open();
  await expect(modal.group('Recent').getByRole('option')).toHaveCount(4);
  await expect(modal.group('Favourite').getByRole('option')).toContainText(['Kestrel 9']);
  expect(await stored(page, FAVOURITE)).toHaveLength(1);
});

test('a stored search shows its manual and platform, links to its page, and can be removed', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await serveRecords(page, [
    record({
      route: `/docs/${OTHER.id}/mt5/setup/attach_ea`,
      manual: OTHER.label,
      headings: ['Kestrel'],
      platform: 'mt5',
    }),
  ]);
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${OTHER.id}/mt5/setup/attach_ea`);
  await open(page, START);
  await modal.open();
  await expect(modal.group('Recent').getByRole('option')).toContainText(`${OTHER.label} · MT5`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${OTHER.id}/mt5/setup/attach_ea`);
  await modal.open();
  await modal
    .group('Recent')
    .getByRole('button', {name: 'Remove this search from history'})
    .click();
  await expect(modal.group('Recent')).toHaveCount(0);
});
