import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';

const START = '/docs/basics/';

/** Every key that any part of the site reads. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.platform',
  '__DOCSEARCH_RECENT_SEARCHES__manual',
  '__DOCSEARCH_FAVORITE_SEARCHES__manual',
];

/** Uses everything that is stored: colour mode, platform, announcement, and a search with an opened hit. */
async function useEverything(page: Page): Promise<void> {
  const modal = new SearchWindow(page);
  const panel = (name: string) => page.getByRole('tabpanel', {name}).first();
  await open(page, START);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(panel('MT4')).toBeVisible();
  await page.getByRole('tab', {name: 'MT5'}).first().click();
  await expect(panel('MT5')).toBeVisible();

  {
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('banner')).toBeHidden();
  }

  await modal.open();
  await expect(modal.startingPoints).toBeVisible();
  await page.keyboard.type('10027');
  await expect(modal.chosen).toContainText('10027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#error-10027$/);
  await modal.open();
  await expect(modal.startingPoints).toBeVisible();
}

test.describe('with a blocked storage', () => {
  test.use({expectedProblems: /console warning .*browser storage is not available/i});

  test('everything works, but choices are forgotten', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await useEverything(page);
  });
});

test.describe('with a full storage', () => {
  test.use({expectedProblems: /Docusaurus storage error, can't set/});

  test('everything works, but choices are forgotten', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useEverything(page);
  });
});

test('everything works with invalid values under every key of the storage', async ({page}) => {
  await page.goto('/robots.txt');
  await page.evaluate((keys) => {
    for (const key of keys) {
      window.localStorage.setItem(key, 'rubbish');
      window.sessionStorage.setItem(key, 'rubbish');
    }
  }, KEYS);
  await useEverything(page);
});
