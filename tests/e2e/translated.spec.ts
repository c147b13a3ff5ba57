import type {Page} from '@playwright/test';
import {ERROR_CODES} from '../../src/data/supportPages';
import {firstProduct} from '../fixtures/fullProducts';
import {expect, open, test} from './fixtures';
import {keepTranslating, shownText, startTranslator} from './translator';

type Act = (page: Page) => Promise<void>;

const switchColours: Act = (page) => page.getByRole('button', {name: /dark and light/}).click();
const showAllAnswers: Act = (page) => page.getByRole('button', {name: /all answers/}).click();
const unfold: Act = (page) => page.locator('article details > summary:visible').last().click();
const goToSupport: Act = async (page) => {
  await page.locator('.navbar__link[href$="/docs/support/"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Support');
};

/** A page of each kind, and what a reader does there. */
const JOURNEYS: Record<string, readonly Act[]> = {
  '/': [switchColours, goToSupport],
  '/docs/basics/': [goToSupport],
  [`/docs/${firstProduct.id}/mt4/setup/attach_ea`]: [unfold, goToSupport],
  '/docs/support/faq/setup': [showAllAnswers, showAllAnswers, goToSupport],
  [ERROR_CODES]: [unfold, goToSupport],
};

for (const [path, acts] of Object.entries(JOURNEYS)) {
  test(`${path} shows the same text translated, after each action of a reader`, async ({
    browser,
    page,
    watchProblems,
  }) => {
    // What one tab stores is also visible in other tabs of its context.
    const context = await browser.newContext();
    await watchProblems(context);
    const translated = await context.newPage();
    await open(page, path);
    await open(translated, path);
    await startTranslator(translated);
    for (const act of [null, ...acts]) {
      await act?.(page);
      await act?.(translated);
      await expect
        .poll(async () => (await shownText(translated)) === (await shownText(page)))
        .toBe(true);
    }
    await context.close();
  });
}

test.describe('a page that is changed before hydration', () => {
  test.use({expectedProblems: /onRecoverableError/});

  for (const [by, change] of [
    ['a translator', keepTranslating],
    [
      'an extension',
      () => {
        document.documentElement.classList.add('extension-on');
        document.body.prepend(document.createElement('extension-bar'));
        document.querySelector('article p')?.before(document.createElement('extension-note'));
        document.querySelector('footer')?.remove();
      },
    ],
  ] as const) {
    test(`by ${by} works`, async ({page}) => {
      await page.addInitScript(`
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive') (${change.toString()})('');
        });
      `);
      await open(page, '/docs/basics/');
      await switchColours(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await goToSupport(page);
    });
  }
});
