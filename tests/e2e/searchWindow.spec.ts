import type {Page} from '@playwright/test';
import type {PlatformId} from '../../src/data/platforms';
import {ERROR_CODES} from '../../src/data/supportPages';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {counterpartPages, kestrels, record, sectionsOfOnePage} from '../fixtures/searchRecords';
import {setMode, violations} from './axe';
import {expect, hold, holdRequests, open, test} from './fixtures';
import {CODE_URL, INDEX_URL, SearchWindow, serveRecords, WINDOW} from './searchWindow';
import {startTranslator} from './translator';

const START = '/docs/support/';
const IN_MANUAL = `/docs/${secondProduct.id}/`;
/** A page that is many times as high as the window. */
const LONG = ERROR_CODES;

const records = [
  ...counterpartPages(firstProduct.label, secondProduct.label),
  ...kestrels(3),
  ...sectionsOfOnePage(4),
];

/** Opens a page whose search has these records; by default, those of the manual. */
async function start(page: Page, given?: Parameters<typeof serveRecords>[1], path = START) {
  if (given) {
    await serveRecords(page, given);
  }
  await open(page, path);
  return new SearchWindow(page);
}

/** Records each file of the search that the page requests. */
function watchSearchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [name] = /search-(index|modal|worker)(?=.*\.js)/.exec(request.url()) ?? [];
    files.push(...(name ? [name] : []));
  });
  return files;
}

test.describe('the keys', () => {
  test('Ctrl+K and Cmd+K open and close it, even if they are held', async ({page}) => {
    const modal = await start(page);
    await page.keyboard.press('Meta+k');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await modal.pressKey();
    await modal.expectClosed();
    await page.keyboard.down('Control');
    await page.keyboard.down('k');
    await page.keyboard.down('k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.up('Control');
    await modal.close();
    // Ctrl and the same key on a Russian keyboard.
    await page.evaluate(() => {
      const init = {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true};
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(modal.input).toBeFocused();
  });

  test('a slash opens it unless it is typed into a field', async ({page}) => {
    const modal = await start(page);
    for (const html of ['<input id="field">', '<div id="field" contenteditable="true"></div>']) {
      await page.evaluate((content) => {
        document.querySelector('article')?.insertAdjacentHTML('afterbegin', content);
        document.getElementById('field')?.focus();
      }, html);
      await page.keyboard.press('/');
      await modal.expectClosed();
      await page.locator('#field').evaluate((field) => field.remove());
    }
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('/');
  });

  test('a letter on the button opens it with that letter, Ctrl+F does not', async ({page}) => {
    const modal = await start(page);
    await modal.button.focus();
    await page.keyboard.press('Control+f');
    await modal.expectClosed();
    await page.keyboard.type('attach');
    await expect(modal.input).toHaveValue('attach');
  });

  test('Tab goes from the field to the links, not to the page', async ({page}) => {
    const modal = await start(page);
    await modal.open();
    expect(await modal.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(modal.startingPoints.getByRole('link').first()).toBeFocused();
  });
});

test('selected text becomes the query, on one line and cut to 64 characters', async ({page}) => {
  const modal = await start(page);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = `two\n words ${'x'.repeat(80)}`;
    document.querySelector('article')?.append(text);
    window.getSelection()?.selectAllChildren(text);
  });
  await modal.open();
  await expect(modal.input).toHaveValue(`two words ${'x'.repeat(54)}`);
  await page.keyboard.type('a');
  await expect(modal.input).toHaveValue('a');
});

test.describe('the page behind the window', () => {
  /** Opens a long page from another one, and scrolls down, which hides the bar at the top. */
  async function readOn(page: Page): Promise<SearchWindow> {
    const modal = await start(page);
    await page.getByRole('main').locator(`a[href="${LONG}"]`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Error codes');
    await page.mouse.move(200, 400);
    for (const place of [750, 1500]) {
      await page.mouse.wheel(0, 750);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    }
    return modal;
  }

  for (const [way, width, act] of [
    ['Escape', 1280, ({page}: SearchWindow) => page.keyboard.press('Escape')],
    ['the key', 1280, (modal: SearchWindow) => modal.pressKey()],
    ['a click beside it', 1280, ({page}: SearchWindow) => page.mouse.click(5, 400)],
    ['Cancel', 390, ({cancel}: SearchWindow) => cancel.click()],
  ] as const) {
    test(`stays where it is until ${way} closes it, then the button has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      const modal = await readOn(page);
      await modal.search('chart');
      await expect(modal.hits.first()).toBeVisible();
      for (const x of [5, width / 2]) {
        await page.mouse.move(x, 400);
        await page.mouse.wheel(0, 6000);
      }
      await page.keyboard.press('PageDown');
      await act(modal);
      await modal.expectClosed();
      await expect(modal.button).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    });
  }

  test('comes back with Back from a hit, and the next Back leaves it', async ({page}) => {
    const modal = await readOn(page);
    await modal.find('attach');
    await modal.follow();
    await expect(page).toHaveURL(/attach/);
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await modal.open();
    await page.goBack();
    await expect(page).toHaveURL(START);
    await modal.expectClosed();
  });
});

test.describe('the files of the search', () => {
  for (const [name, act] of [
    ['a pointer on the button', (modal: SearchWindow) => modal.button.hover()],
    ['the focus on the button', (modal: SearchWindow) => modal.button.focus()],
    ['a touch', (modal: SearchWindow) => modal.button.dispatchEvent('touchstart')],
  ] as const) {
    test(`are fetched with ${name}, not before, and once`, async ({page}) => {
      const files = watchSearchFiles(page);
      const modal = await start(page);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 400);
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);
      await act(modal);
      const all = ['search-index', 'search-modal', 'search-worker'];
      await expect.poll(() => [...files].sort()).toEqual(all);
      for (const query of ['attach', 'chart']) {
        await modal.find(query);
        await modal.close();
      }
      expect([...files].sort()).toEqual(all);
    });
  }

  test('are not fetched ahead on a 2g connection', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
    });
    const files = watchSearchFiles(page);
    const modal = await start(page);
    await modal.button.hover();
    await modal.button.focus();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await modal.find('attach');
  });

  test('may be late: what is typed meanwhile stays', async ({page}) => {
    const release = await hold(page, CODE_URL);
    const modal = await start(page);
    await modal.pressKey();
    await page.keyboard.type('att');
    await expect(modal.waitingInput).toHaveValue('att');
    release();
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('ach');
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.hits.first()).toBeVisible();
  });
});

test.describe('hits', () => {
  test('name their manual and platform, mark the words, and open without a reload', async ({
    page,
  }) => {
    const route = `/docs/${secondProduct.id}/mt5/setup/attach_ea`;
    const {label: manual} = secondProduct;
    const modal = await start(
      page,
      [
        record({route, manual, headings: ['Kestrel nest'], platform: 'mt5'}),
        record({route: START, headings: ['Feeding a kestrel']}),
      ],
      IN_MANUAL,
    );
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await modal.search('kestrel');
    await expect(modal.group('Results').getByRole('option')).toHaveCount(2);
    await expect(modal.hits.first()).toContainText(`${manual} · MT5`);
    await expect(modal.hits.first().locator('mark')).toHaveText('Kestrel');
    await expect(modal.hits.last()).toContainText('Support');
    await expect(modal.status).toHaveText('2 results');
    await expect(modal.seeAll, 'all are in view').toHaveCount(0);
    await modal.follow();
    await expect(page).toHaveURL(route);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('open in a new tab with Ctrl and Enter, and the window stays', async ({page, context}) => {
    const modal = await start(page, kestrels(2));
    await modal.find('kestrel');
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL(/#kestrel-1$/);
    await expect(modal.dialog).toBeVisible();
  });

  test('are the nearest ones where the manual lacks a word, and a sentence says so', async ({
    page,
  }) => {
    const modal = await start(page, kestrels(3));
    await modal.search('kestrel zebra');
    const sentence = 'Nothing about “zebra”. Nearest matches:';
    await expect(modal.group(sentence).getByRole('option')).toHaveCount(3);
    await expect(modal.dialog.getByText(sentence, {exact: true})).toBeVisible();
    await expect(modal.status).toHaveText(`${sentence} 3 results`);
  });

  test('lead to their counterparts, by keyboard alone', async ({page}) => {
    const counterparts = counterpartPages(firstProduct.label, secondProduct.label);
    const modal = await start(page, counterparts, '/docs/basics/');
    await modal.search('kestrel');
    const {label, id} = secondProduct;
    await expect(modal.hits.getByRole('link')).toHaveText([/Kestrel on MT4/, 'MT5', label]);
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/${id}/mt4/setup/attach_ea`);
    await modal.expectClosed();
    await modal.open();
    await expect(modal.group('Recent')).toHaveCount(0);
  });

  test('of one page are three, and the others on the search page', async ({page}) => {
    const modal = await start(page, [...sectionsOfOnePage(5), ...kestrels(2)]);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(5);
    await expect(modal.hits.filter({hasText: 'Kestrel nest'})).toHaveCount(3);
    await expect(modal.seeAll).toHaveText('See all 7 results');
  });

  test('are at most 20, and all on the search page in the same order, even reloaded', async ({
    page,
  }) => {
    const counterparts = counterpartPages(firstProduct.label, secondProduct.label);
    const modal = await start(page, [...counterparts, ...kestrels(24)], IN_MANUAL);
    await modal.search('kestrel');
    // A hit that is not in view gets its title a moment later.
    await expect(modal.titles).toHaveCount(20);
    await expect(modal.chosen).toContainText(firstProduct.label);
    const order = await modal.titles.allInnerTexts();
    await expect(modal.seeAll).toHaveText('See all 25 results');
    await modal.seeAll.click();
    await modal.expectClosed();
    const titles = page.getByRole('main').getByRole('heading', {level: 2});
    const first = titles.first().getByRole('link');
    await expect(titles).toHaveText(order);
    await page.reload();
    await expect(titles).toHaveText(order);
    await expect(first).toHaveAttribute('href', new RegExp(`^/docs/${secondProduct.id}/`));
  });

  test('have snippets of 10 words, or 5 on a narrow screen', async ({page}) => {
    const content = Array.from({length: 40}, (_, at) => (at === 20 ? 'kestrel' : 'w')).join(' ');
    const modal = await start(page, [record({route: START, headings: ['Birds'], content})]);
    for (const [width, count] of [
      [1280, 10],
      [360, 5],
    ] as const) {
      await page.setViewportSize({width, height: 740});
      await modal.search('kestrel');
      await expect(modal.summaries).toHaveText(new RegExp(`^…\\W*(\\w+\\W+){${count - 1}}\\w+…$`));
      await modal.close();
    }
  });

  test('are markup that stays text, found or stored, as does the query', async ({page}) => {
    const markup = '<input onfocus=window.hacked=1 autofocus>';
    const modal = await start(page, [
      record({route: START, headings: [`Kestrel ${markup}`], content: `kestrel <b>${markup}`}),
    ]);
    await modal.search(markup);
    await expect(modal.status).toContainText('esult');
    await modal.input.fill('kestrel');
    await expect(modal.hits).toContainText(markup);
    await expect(modal.dialog.locator('input, b')).toHaveCount(1);
    await modal.follow();
    await modal.open();
    await expect(modal.stored('Recent')).toContainText(markup);
    await expect(modal.dialog.locator('input, b')).toHaveCount(1);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('without hits', () => {
  test('blanks show where to start', async ({page}) => {
    const modal = await start(page, kestrels(3));
    await modal.search('  ');
    await expect(modal.startingPoints).toBeVisible();
    await expect(modal.noResults).toBeHidden();
    await expect(modal.status).toBeEmpty();
  });

  test('the query is repeated, with what to try', async ({page}) => {
    const modal = await start(page, kestrels(3), IN_MANUAL);
    await modal.search('kxxtrel');
    await expect(modal.dialog.getByText('No results for “kxxtrel”').first()).toBeVisible();
    await expect(modal.status).toHaveText('No results for “kxxtrel”');
    await modal.dialog.getByRole('button', {name: 'kestrel'}).click();
    await expect(modal.input).toHaveValue('kestrel');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits).toHaveCount(3);
    await modal.input.fill('qqqq');
    await modal.link('Go to Support').click();
    await expect(page).toHaveURL(START);
    await modal.expectClosed();
  });
});

test('stored searches are kept under the same key, name their place, and go away', async ({
  page,
}) => {
  const {id, label: manual} = secondProduct;
  const route = `/docs/${id}/mt5/setup/attach_ea`;
  const modal = await start(page, [
    ...kestrels(1),
    record({route, manual, headings: ['Kestrel nest'], platform: 'mt5'}),
  ]);
  for (const query of ['kestrel 1', 'kestrel nest']) {
    await modal.find(query);
    await modal.follow();
  }
  const key = '__DOCSEARCH_RECENT_SEARCHES__manual';
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain(route);
  await open(page, START);
  await modal.open();
  await expect(modal.stored('Recent').first()).toContainText(`${manual} · MT5`);
  // The button that has the focus is removed.
  await modal.removeButtons.last().focus();
  await page.keyboard.press('Enter');
  await expect(modal.stored('Recent')).toHaveCount(1);
  await expect(modal.input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await modal.follow();
  await expect(page).toHaveURL(route);
});

test.describe('an index that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource/});

  /** Searches and waits for the error screen. */
  async function failToSearch(page: Page): Promise<SearchWindow> {
    await page.route(INDEX_URL, (route) => route.abort());
    const modal = await start(page);
    await modal.search('k');
    await expect(modal.failure).toBeVisible();
    return modal;
  }

  test('is reported, and the report stays until "Try again" succeeds', async ({page}) => {
    await page.clock.install();
    const modal = await failToSearch(page);
    const advice = 'Unable to fetch results. You might want to check your network connection.';
    await expect(modal.status).toHaveText(advice);
    // Autocomplete would reset the screen at once; its stall timer would, after 300 ms.
    await page.clock.runFor(600);
    await expect(modal.failure).toBeVisible();
    await serveRecords(page, kestrels(3));
    await modal.tryAgain.click();
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.input).toHaveValue('k');
    await expect(modal.input).toBeFocused();
  });

  test('is asked for again by the next key, and once the browser is online', async ({
    page,
    context,
  }) => {
    const modal = await failToSearch(page);
    await page.keyboard.press('Backspace');
    await expect(modal.startingPoints).toBeVisible();
    await expect(modal.tryAgain).toHaveCount(0);
    await page.keyboard.type('k');
    await expect(modal.failure).toBeVisible();
    await serveRecords(page, kestrels(3));
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(modal.hits).toHaveCount(3);
  });
});

test('a slow search shows a spinner', async ({page}) => {
  const release = await hold(page, INDEX_URL);
  const modal = await start(page);
  await modal.search('attach');
  await expect(modal.spinner).toBeVisible();
  release();
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.spinner).toBeHidden();
});

test.describe('what breaks', () => {
  test.use({expectedProblems: /Failed to load resource|Loading chunk|toUpperCase|by a test|quota/});

  test('code that cannot be loaded is reported, and "Try again" keeps the query', async ({
    page,
  }) => {
    await page.route(CODE_URL, (route) => route.abort());
    const modal = await start(page);
    await modal.button.click();
    await expect(modal.waitingInput).toBeFocused();
    await page.keyboard.type('attach');
    await expect(modal.status).toContainText('Unable to load the search');
    expect(await findings(page)).toEqual([]);
    await page.unroute(CODE_URL);
    await modal.tryAgain.click();
    await expect(modal.input).toHaveValue('attach');
    await expect(modal.hits.first()).toBeVisible();
  });

  test('a worker that throws is replaced', async ({page}) => {
    const modal = await start(page);
    await modal.find('attach');
    // It throws instead of answering, so that no answer can come before the error.
    await page.workers()[0]?.evaluate(() => {
      MessagePort.prototype.postMessage = () => {
        throw new Error('provoked by a test');
      };
    });
    await modal.input.fill('drawdown');
    // At once, not only when the page would stop waiting for an answer.
    await expect(modal.tryAgain).toBeVisible();
    await modal.tryAgain.click();
    await expect(modal.chosen).toContainText('drawdown', {ignoreCase: true});
  });

  test('a hit that cannot be drawn ends in the window, with what was typed', async ({page}) => {
    const platform = 7 as unknown as PlatformId;
    const modal = await start(page, [record({route: START, headings: ['Kestrel'], platform})]);
    await modal.search('kestrel');
    await expect(modal.dialog).toContainText('Unable to load the search');
    await expect(modal.waitingInput).toHaveValue('kestrel');
    await modal.waitingInput.fill('zebra');
    await modal.tryAgain.click();
    await expect(modal.dialog).toContainText('No results for “zebra”');
  });

  test('a storage that is full does not keep the reader from a hit', async ({page}) => {
    const modal = await start(page);
    await modal.find('10027');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await modal.follow();
    await expect(page).toHaveURL(/#error-10027$/);
  });
});

test('a pasted line of a journal is asked without time and source', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const modal = await start(page);
  const line = `2026.11.23 18:29:15.123\tTrades\t'12345678': failed market buy 0.10 EURUSD sl: 1.07100 tp: 1.09100 [Not enough money]\n`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), line);
  await modal.open();
  await page.keyboard.press('Control+v');
  await expect(modal.input).toHaveValue('Not enough money');
});

/**
 * Accepted: DocSearch renders each hit as an option that contains a link (docsearch#1370), and stored hits also
 * contain buttons. Without the link, a middle click and "open in a new tab" would not work.
 */
const LINK_INSIDE_OPTION = /^nested-interactive: .*docsearch-(hits|recent|favorite)/;

/** What axe finds in the window: light on a wide and dark on a narrow screen. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await setMode(page, theme);
    found.push(...(await violations(page, {part: WINDOW})));
  }
  return found.filter((line) => !LINK_INSIDE_OPTION.test(line));
}

test('axe finds nothing on any screen, and the field refers to its lists', async ({page}) => {
  const modal = await start(page, records);
  await modal.open();
  expect(await findings(page), 'start').toEqual([]);
  await modal.input.fill('qqqq');
  await expect(modal.status).toContainText('No results');
  expect(await findings(page), 'no results').toEqual([]);
  await modal.input.fill('kestrel');
  await expect(modal.status).toHaveText('8 results');
  expect(await findings(page), 'results').toEqual([]);
  await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  const active = (await modal.chosen.getAttribute('id')) ?? '';
  await expect(modal.input).toHaveAttribute('aria-activedescendant', active);
  for (const query of ['kestrel 1', 'kestrel 2']) {
    await modal.input.fill(query);
    await expect(modal.chosen).toContainText(query, {ignoreCase: true});
    await modal.follow();
    await modal.open();
  }
  await modal.saveButtons.first().click();
  await expect(modal.group('Favourite')).toBeVisible();
  const lists = modal.dialog.getByRole('listbox');
  const ids = await lists.evaluateAll((all) => all.map(({id}) => id));
  await expect(modal.input).toHaveAttribute('aria-controls', ids.join(' '));
  // A row is half transparent while it moves to its new list.
  await modal.dialog.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({subtree: true}).map(({finished}) => finished)),
  );
  expect(await findings(page), 'stored searches').toEqual([]);
});

test('on a phone, texts are large enough and no word of a title is cut', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const modal = await start(page);
  const button = await modal.button.boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await modal.find('10017');
  expect(await modal.titles.first().evaluate(cutWords)).toEqual([]);
  const size = await modal.input.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
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
      cut.push(...(range.getClientRects().length > 1 ? [word] : []));
    }
  }
  return cut;
}

test.describe('while the browser translates the page', () => {
  test('the window finds, says what it finds, and opens it', async ({page}) => {
    await holdRequests(page);
    const modal = await start(page);
    const release = await hold(page, CODE_URL);
    await startTranslator(page);
    await modal.pressKey();
    await expect(page.getByText('†Loading the search…')).toBeVisible();
    release();
    for (const query of ['c', 'ch', 'chart', 'chart template', 'err130', 'ea']) {
      await modal.input.fill(query);
      await expect(modal.status).toContainText(/†\d+ results?/);
      await expect(modal.titles.first()).toHaveText(/\S/);
    }
    await modal.input.fill('zebrafish');
    await expect(modal.dialog).toContainText('†This manual is in English');
    await modal.input.fill('');
    await expect(modal.dialog).toContainText('†Start here');
    await modal.input.fill('attach ea');
    await expect(modal.chosen).toContainText(/attach/i);
    await modal.follow();
    await modal.open();
    await expect(modal.stored('Recent')).toHaveCount(1);
  });
});
