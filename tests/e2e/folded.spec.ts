import type {Page} from '@playwright/test';
import {expect, open, test, waitForHydration} from './fixtures';
import {setMode, violations} from './axe';
import {openAll} from './folds';
import {SearchWindow} from './searchWindow';
import {firstProduct} from '../fixtures/fullProducts';

const PREPARE = `/docs/${firstProduct.id}/mt5/setup/prepare_chart`;
const INSTALL = `/docs/${firstProduct.id}/mt5/setup/install_ea`;
const ATTACH = `/docs/${firstProduct.id}/mt5/setup/attach_ea`;
const QUESTIONS = '/docs/support/faq/setup';

/** A heading inside the folded details of a step. */
const FOLDED_ANCHOR = 'check-the-spelling';

const details = (page: Page) => page.getByRole('article').locator('details[data-fold=details]');
const openDetails = (page: Page) => details(page).and(page.locator('[open]'));
const detailsOf = (page: Page, step: string) =>
  page.locator(`[data-step]:has(#${step}) > details`).first();
const sections = (page: Page) => page.getByRole('article').locator('details[data-fold=sections]');
const openSections = (page: Page) => sections(page).and(page.locator('[open]'));
const showAll = (page: Page) => page.getByRole('button', {name: 'Show all answers'});

for (const [name, path, selector] of [
  ['the details of a step', PREPARE, 'details[data-fold=details]'],
  ['a question', QUESTIONS, 'details:has(> summary > h3)'],
] as const) {
  test(`${name} can be opened and closed by Tab, Enter and Space`, async ({page}) => {
    await open(page, path);
    const part = page.getByRole('article').locator(selector).first();
    const summary = part.locator('> summary');
    const text = part.locator('> summary + *');
    await summary.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(summary).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await expect(text).toBeHidden();
      await page.keyboard.press(key);
      await expect(text).toBeInViewport();
      await page.keyboard.press(key);
    }
    await expect(text).toBeHidden();
    await expect(summary).toBeFocused();
  });
}

test('details open without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto(QUESTIONS);
  const question = page.locator('details[data-fold=sections]').first();
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await expect(showAll(page)).toBeHidden();
  await page.goto(PREPARE);
  await details(page).first().locator('summary').click();
  await expect(details(page).first().getByRole('link').first()).toBeVisible();
  await context.close();
});

test.describe('an anchor opens only', () => {
  for (const address of ['#worked-example', '#no-such-id']) {
    test(`nothing in the menu of products: ${address}`, async ({page}) => {
      await open(page, `/docs/${firstProduct.id}/drawdown${address}`);
      await expect(page.locator('main details:not([data-fold])[open]')).toHaveCount(0);
    });
  }

  test('the details of its step', async ({page}) => {
    await open(page, `${ATTACH}#dll-permission`);
    await expect(detailsOf(page, 'dll-permission')).toHaveAttribute('open');
    await expect(openDetails(page)).toHaveCount(1);
  });

  test('the details that contain it', async ({page}) => {
    await open(page, `${PREPARE}#${FOLDED_ANCHOR}`);
    await expect(page.locator(`#${FOLDED_ANCHOR}`)).toBeInViewport();
    await expect(openDetails(page)).toHaveCount(1);
  });

  test('the details that follow its heading', async ({page}) => {
    await open(page, `${INSTALL}#not-listed`);
    await expect(page.locator('#not-listed + details')).toHaveAttribute('open');
    await expect(openDetails(page)).toHaveCount(1);
  });

  test('its question on a page of questions', async ({page}) => {
    await open(page, `${QUESTIONS}#which-password`);
    const answer = page.locator('details:has(> summary > #which-password)');
    await expect(answer).toHaveAttribute('open');
    await expect(page.locator('#which-password')).toBeInViewport();
    await expect(page.locator('article details[open][data-fold=sections]')).toHaveCount(1);
  });

  test('its details, from a link on the same page', async ({page}) => {
    await open(page, ATTACH);
    const id = 'before-you-start';
    await page.locator(`.table-of-contents a[href="#${id}"]`).click();
    await expect(detailsOf(page, id)).toHaveAttribute('open');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test('its details, from a link on another page', async ({page}) => {
    await open(page, `${PREPARE}#show-the-symbol`);
    const head = page.getByRole('navigation', {name: 'Platform, product and step'});
    await head.getByRole('link', {name: 'MT4'}).click();
    await expect(page).toHaveURL(/mt4.*#show-the-symbol$/);
    await expect(detailsOf(page, 'show-the-symbol')).toHaveAttribute('open');
  });

  test('its details, from a hit of the search', async ({page}) => {
    await open(page, PREPARE);
    const modal = new SearchWindow(page);
    await modal.search('check the spelling r-10');
    await modal.hits.filter({hasText: 'Check the spelling'}).first().click();
    await expect(page).toHaveURL(new RegExp(`#${FOLDED_ANCHOR}$`));
    await expect(page.locator(`#${FOLDED_ANCHOR}`)).toBeInViewport();
  });
});

// A text fragment in the address is found in the same way as by the browser's own search: both open folded
// text.
test('find-in-page opens the details that contain the text', async ({page}) => {
  await open(page, ATTACH);
  const paragraph = details(page).last().locator('p, li').last();
  await expect(paragraph).toBeHidden();
  const words = ((await paragraph.textContent()) ?? '').split(' ', 8).join(' ');
  const fragment = encodeURIComponent(words).replaceAll('-', '%2D');
  await page.goto('about:blank');
  await page.goto(`${ATTACH}#:~:text=${fragment}`);
  await waitForHydration(page);
  await expect(paragraph).toBeInViewport();
  await expect(openDetails(page)).toHaveCount(1);
});

test.describe('the button that shows all answers', () => {
  test('works by keyboard, and folds them again', async ({page}) => {
    await open(page, QUESTIONS);
    const all = await sections(page).count();
    await expect(openSections(page)).toHaveCount(0);
    await showAll(page).press('Enter');
    await expect(openSections(page)).toHaveCount(all);
    await page.getByRole('button', {name: 'Hide all answers'}).press('Space');
    await expect(openSections(page)).toHaveCount(0);
  });

  test('counts answers that the reader opens and closes one by one', async ({page}) => {
    await open(page, QUESTIONS);
    await openAll(sections(page));
    await page.getByRole('button', {name: 'Hide all answers'}).click();
    await expect(openSections(page)).toHaveCount(0);
    await showAll(page).click();
    await sections(page).first().locator('> summary').click();
    await showAll(page).click();
    await expect(openSections(page)).toHaveCount(await sections(page).count());
  });

  test('is not offered on a page that has none', async ({page}) => {
    await open(page, QUESTIONS);
    await page.evaluate(() => {
      document.querySelectorAll('[data-fold=sections]').forEach((part) => part.remove());
      document.dispatchEvent(new Event('toggle'));
    });
    await expect(page.getByRole('button', {name: 'all answers'})).toHaveCount(0);
  });
});

test('printing opens all details, and afterwards restores them', async ({page}) => {
  await open(page, ATTACH);
  await details(page).first().locator('summary').click();
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const folded = document.querySelectorAll('article [data-fold=details]:not([open])').length;
      document.documentElement.dataset.foldedOnPaper = String(folded);
    });
  });
  await page.pdf();
  await expect(page.locator('html')).toHaveAttribute('data-folded-on-paper', '0');
  await expect(openDetails(page)).toHaveCount(1);
});

test('restores details in a browser that fires beforeprint twice', async ({page}) => {
  await open(page, ATTACH);
  await page.evaluate(() => {
    for (const type of ['beforeprint', 'beforeprint', 'afterprint']) {
      dispatchEvent(new Event(type));
    }
  });
  await expect(openDetails(page)).toHaveCount(0);
});

test('axe finds nothing with all details', async ({page}) => {
  await open(page, ATTACH);
  await openAll(details(page));
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await violations(page, {coloursOnly: mode === 'dark'})).toEqual([]);
  }
});
