import {expect, test} from './fixtures';
import type {Tab} from './tab';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

const START = `/docs/${firstProduct.id}/`;
const DIALOG = 'dialog[aria-label="Search the manual"]';
const INPUT = `${DIALOG} input`;
const CHOSEN_HIT = `${DIALOG} [role=option][aria-selected=true]`;
const FIRST_LINK = `.navbar a[href="/docs/${secondProduct.id}/"]`;

for (const [way, keys] of [
  ['Ctrl+K', ['Control', 'k']],
  ['"/"', ['/']],
] as const) {
  test(`${way} opens the search, Escape closes it and returns the focus`, async ({tab}) => {
    await tab.open(START);
    await tab.run((link) => document.querySelector<HTMLElement>(link)?.focus(), FIRST_LINK);
    await expect.poll(() => tab.hasFocus(FIRST_LINK)).toBe(true);
    await tab.press(...keys);
    await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => tab.texts(DIALOG)).toEqual([]);
    await expect.poll(() => tab.hasFocus(FIRST_LINK)).toBe(true);
  });
}

/** Opens the search, types an error code and waits until its row is chosen. */
async function searchForCode(tab: Tab): Promise<void> {
  await tab.open(START);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
  await tab.type('10027');
  await expect.poll(() => tab.texts(CHOSEN_HIT)).toEqual([expect.stringContaining('10027')]);
}

test('an error code leads to its row', async ({tab}) => {
  await searchForCode(tab);
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toBe(`${ERROR_CODES}#error-10027`);
  await expect.poll(() => tab.isInView('error-10027')).toBe(true);
});

test('a browser without workers searches as well', async ({tab, site}) => {
  site.firstCode = 'delete window.Worker;';
  await searchForCode(tab);
  expect(await tab.run(() => 'Worker' in window)).toBe(false);
});

test('the search page answers while a reader types', async ({tab}) => {
  await tab.open('/search');
  await expect.poll(() => tab.hasFocus('main input[type=search]')).toBe(true);
  await tab.type('drawdown');
  await expect.poll(() => tab.path()).toBe('/search?q=drawdown');
  await expect.poll(() => tab.texts('main h2')).toContainEqual(expect.stringMatching(/drawdown/i));
});
