import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from './fixtures';
import {shownText, startTranslator} from './translator';
import {firstProduct, hasTwoProducts} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

type Act = (page: Page) => Promise<void>;

const title = (page: Page) => page.getByRole('heading', {level: 1});

const switchColours: Act = (page) => page.getByRole('button', {name: /dark and light/}).click();
const choosePlatform: Act = (page) => page.getByRole('tab', {name: 'MT5'}).first().click();
const showAllAnswers: Act = (page) => page.getByRole('button', {name: /all answers/}).click();
const unfold: Act = (page) => page.locator('article details > summary:visible').last().click();
const goToOtherProduct: Act = async (page) => {
  await page.locator('article nav details > summary').click();
  const link = page.locator('article nav details a').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(path ?? '');
};
const goToSupport: Act = async (page) => {
  await page.locator('.navbar__link[href$="/docs/support/"]').click();
  await expect(title(page)).toContainText('Support');
};
const goBack: Act = async (page) => {
  const {pathname} = new URL(page.url());
  await page.goBack();
  await expect(page).not.toHaveURL(pathname);
};

const toOtherProduct = hasTwoProducts ? [goToOtherProduct] : [];
const toOtherProductAndBack = hasTwoProducts ? [goToOtherProduct, goBack] : [];

/** A page of each kind, and what a reader does there. */
const JOURNEYS: Record<string, readonly Act[]> = {
  '/': [switchColours, goToSupport, goBack],
  '/docs': [goToSupport, goBack],
  '/markdown-page': [goToSupport, goBack],
  '/docs/basics/': [choosePlatform, goToSupport, goBack],
  [`/docs/${firstProduct.id}/`]: [switchColours, goToSupport, goBack],
  [`/docs/${firstProduct.id}/mt4/setup/attach_ea`]: [unfold, ...toOtherProductAndBack],
  [`/docs/${firstProduct.id}/configuration/settings`]: [...toOtherProduct, goToSupport],
  [`/docs/${firstProduct.id}/drawdown`]: toOtherProductAndBack,
  '/docs/support/faq/setup': [showAllAnswers, showAllAnswers, goToSupport, goBack],
  [ERROR_CODES]: [unfold, goToSupport, goBack],
  '/docs/nowhere': [switchColours, goToSupport, goBack],
};

// The status of the page that isn't there.
test.use({expectedProblems: /\/docs\/nowhere: Failed to load resource/});

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
    for (const tab of [page, translated]) {
      await tab.goto(path);
      await waitForHydration(tab);
    }
    await startTranslator(translated);
    for (const act of [null, ...acts]) {
      await act?.(page);
      await act?.(translated);
      await expect(async () => {
        expect(await shownText(translated)).toBe(await shownText(page));
      }).toPass({timeout: 15_000});
    }
    await context.close();
  });
}
