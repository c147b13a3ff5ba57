import type {Page} from '@playwright/test';
import {kestrels, record, sectionsOfOnePage, counterpartPages} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {SearchWindow, serveRecords} from './searchWindow';
import {firstProduct, hasTwoProducts, secondProduct} from '../fixtures/fullProducts';

const START = `/docs/${secondProduct.id}/`;

test.describe('hits', () => {
  test('are one list, each with its manual, platform and marks', async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, [
      record({
        route: `/docs/${secondProduct.id}/mt5/setup/attach_ea`,
        manual: secondProduct.label,
        headings: ['Kestrel nest'],
        platform: 'mt5',
      }),
      record({route: '/docs/support/', headings: ['Feeding a kestrel']}),
    ]);
    await open(page, START);
    await modal.search('kestrel');
    const [first, second] = [modal.hits.first(), modal.hits.nth(1)];
    await expect(modal.group('Results').getByRole('option')).toHaveCount(2);
    await expect(first).toContainText(`${secondProduct.label} · MT5`);
    await expect(first.locator('mark')).toHaveText('Kestrel');
    await expect(second).toContainText('Support');
    await expect(modal.status).toHaveText('2 results');
    await expect(modal.seeAll, 'all are in view').toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/${secondProduct.id}/mt5/setup/attach_ea`);
  });

  test('are the nearest ones where the manual lacks a word, and a sentence says so', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await modal.search('kestrel zebra');
    const sentence = 'Nothing about “zebra”. Nearest matches:';
    await expect(modal.group(sentence).getByRole('option')).toHaveCount(3);
    await expect(modal.dialog.getByText(sentence, {exact: true})).toBeVisible();
    await expect(modal.status).toHaveText(`${sentence} 3 results`);
    await open(page, '/search?q=kestrel%20zebra');
    await expect(page.getByText(`${sentence} 3 results`)).toBeVisible();
  });

  test('lead to their counterparts, by keyboard alone', async ({page}) => {
    test.skip(!hasTwoProducts, 'The company has one product with a full manual.');
    const modal = new SearchWindow(page);
    await serveRecords(page, counterpartPages(firstProduct.label, secondProduct.label));
    await open(page, '/docs/basics/');
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(1);
    await expect(modal.hits.getByRole('link')).toHaveText([
      /Kestrel on MT4/,
      'MT5',
      secondProduct.label,
    ]);
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(
      modal.hits.getByRole('link', {name: secondProduct.label, exact: true}),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/${secondProduct.id}/mt4/setup/attach_ea`);
    await modal.expectClosed();
    await modal.open();
    await expect(modal.group('Recent')).toHaveCount(0);
  });

  test('of one page are three at most, with a way to all of them', async ({page}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, [...sectionsOfOnePage(5), ...kestrels(2)]);
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(5);
    await expect(modal.hits.filter({hasText: 'Kestrel nest'})).toHaveCount(3);
    await modal.link('More on the same page').click();
    await expect(page).toHaveURL(`/search?q=kestrel&in=${encodeURIComponent('/docs/basics/')}`);
    await modal.expectClosed();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2})).toHaveCount(5);
    await expect(main.getByText('Only one page was searched')).toBeVisible();
    await main.getByRole('link', {name: 'Search the whole manual'}).click();
    await expect(main.getByRole('heading', {level: 2})).toHaveCount(7);
  });

  test('are at most 20, even from one manual and page, with a link to all of them', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(30));
    await open(page, START);
    await modal.search('kestrel');
    // A hit that is not in view gets its title a moment later.
    await expect(modal.titles).toHaveCount(20);
    await expect(modal.seeAll).toHaveText('See all 30 results');
    const order = await modal.titles.allInnerTexts();
    await modal.seeAll.click();
    await expect(page).toHaveURL('/search?q=kestrel');
    await modal.expectClosed();
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(order);
  });

  test('are selected with the arrow keys, wrapping at both ends, and opened with Enter without a reload', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(3));
    await open(page, START);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await modal.search('kestrel');
    await expect(modal.chosen).toContainText('Kestrel 1');
    await page.keyboard.press('ArrowUp');
    await expect(modal.chosen).toContainText('Kestrel 3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.chosen).toContainText('Kestrel 2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#kestrel-2$/);
    await modal.expectClosed();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('open in a new tab with Ctrl and Enter, and the dialog stays', async ({page, context}) => {
    const modal = new SearchWindow(page);
    await serveRecords(page, kestrels(2));
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(2);
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL(/#kestrel-1$/);
    await expect(modal.dialog).toBeVisible();
  });
});

test('on a phone no word of a message is cut', async ({page}) => {
  const modal = new SearchWindow(page);
  await page.setViewportSize({width: 390, height: 844});
  await open(page, START);
  for (const code of ['10017', '10026', '10027']) {
    await modal.search(code);
    await expect(modal.chosen).toContainText(code);
    const cut = await modal.titles.first().evaluate(cutWords);
    expect(cut, code).toEqual([]);
    await modal.close();
  }
});

/** Words of an element that are broken across two lines. */
function cutWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (const {0: word, index} of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) {
        cut.push(word);
      }
    }
  }
  return cut;
}

test.describe('snippets', () => {
  const words = Array.from({length: 40}, (_, index) => `w${index}`).join(' ');

  async function snippetLength(page: Page): Promise<number> {
    const modal = new SearchWindow(page);
    await serveRecords(page, [
      record({
        route: '/docs/support/',
        headings: ['Birds'],
        content: words.replace('w20', 'kestrel'),
      }),
    ]);
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.summaries.locator('mark')).toHaveText('kestrel');
    return (await modal.summaries.innerText()).match(/w\d+|kestrel/g)?.length ?? 0;
  }

  test('of a code are what logs print and what to do, of a section the words that were found', async ({
    page,
  }) => {
    const modal = new SearchWindow(page);
    await open(page, START);
    await modal.search('err_invalid_stops');
    await expect(modal.chosen).toContainText('invalid stops');
    await expect(modal.texts.first()).toContainText(
      /^Support · Error codes · .+ · ERR_INVALID_STOPS/,
    );
    await expect(modal.summaries.first()).toContainText(/\S+ \S+ \S+/);
    await modal.input.fill('lost connection');
    await expect(modal.summaries.locator('mark').first()).toBeVisible();
  });

  test('have 10 words, or 5 on a narrow screen', async ({page}) => {
    expect(await snippetLength(page)).toBe(10);
    await page.setViewportSize({width: 360, height: 740});
    expect(await snippetLength(page)).toBe(5);
  });
});
