import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';
import {secondProduct} from '../fixtures/fullProducts';

const START = `/docs/${secondProduct.id}/`;

/** Records each file of the search that the page requests. */
function watchSearchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const match = /(search-index)\.json|(search-modal|search-worker)\.[^/]*\.js/.exec(
      request.url(),
    );
    if (match) {
      files.push(match[1] ?? match[2] ?? '');
    }
  });
  return files;
}

const intents: readonly [string, (modal: SearchWindow) => Promise<unknown>][] = [
  ['a pointer on the button', (modal) => modal.button.hover()],
  ['the focus on the button', (modal) => modal.button.focus()],
  ['a touch on the button', (modal) => modal.button.dispatchEvent('touchstart')],
  ['the key', (modal) => modal.open()],
];

for (const [name, act] of intents) {
  test(`code and index are fetched with ${name}, and not before`, async ({page}) => {
    const files = watchSearchFiles(page);
    await page.clock.install();
    await open(page, START);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await page.clock.runFor(1000);
    expect(files).toEqual([]);
    await act(new SearchWindow(page));
    await expect
      .poll(() => [...files].sort())
      .toEqual(['search-index', 'search-modal', 'search-worker']);
  });
}

test('the index is asked for only once, however often the search is used', async ({page}) => {
  const files = watchSearchFiles(page);
  const modal = new SearchWindow(page);
  await open(page, START);
  await modal.search('attach');
  await expect(modal.hits.first()).toBeVisible();
  await modal.close();
  await modal.search('chart');
  await expect(modal.hits.first()).toBeVisible();
  expect(files.filter((file) => file === 'search-index')).toHaveLength(1);
});

test('on a 2g connection nothing is fetched ahead, but the search opens', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
  });
  const files = watchSearchFiles(page);
  const modal = new SearchWindow(page);
  await page.clock.install();
  await open(page, START);
  await modal.button.hover();
  await modal.button.focus();
  await page.clock.runFor(1000);
  expect(files).toEqual([]);
  await modal.search('attach');
  await expect(modal.hits.first()).toBeVisible();
});
