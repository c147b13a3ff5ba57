import {expect, test} from './fixtures';
import type {Tab} from './tab';
import {ONE} from '../fixtures/fullProducts';

const PAGE = `/docs/${ONE.id}/mt5/setup/prepare_chart`;
/** A heading inside the folded details of a step. */
const ANCHOR = 'check-the-spelling';
const FOLDED = 'article details[data-fold=details]';
const DIALOG = '[role=dialog][aria-label="Search the manual"]';

const countOpen = (tab: Tab) =>
  tab.run((folded) => document.querySelectorAll(`${folded}[open]`).length, FOLDED);
const isInView = (tab: Tab) =>
  tab.run((id) => {
    const {top = -1} = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top > 0 && top < window.innerHeight;
  }, ANCHOR);

test('an address opens the details in which it leads', async ({tab}) => {
  await tab.open(`${PAGE}#${ANCHOR}`);
  await expect.poll(() => isInView(tab)).toBe(true);
  expect(await countOpen(tab)).toBe(1);
});

test('so does a hit of the search', async ({tab}) => {
  await tab.open(PAGE);
  expect(await countOpen(tab)).toBe(0);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(`${DIALOG} input`)).toBe(true);
  await tab.type('check the spelling r-10');
  const chosen = `${DIALOG} [role=option][aria-selected=true] a[href$="${PAGE}#${ANCHOR}"]`;
  await expect.poll(() => tab.texts(chosen)).toHaveLength(1);
  // The rows can still change under a pointer.
  await tab.press('Enter');
  await expect.poll(() => isInView(tab)).toBe(true);
  expect(await countOpen(tab)).toBe(1);
});

for (const [name, path, selector] of [
  ['details of a step', PAGE, FOLDED],
  [
    'a folded section',
    '/docs/support/troubleshooting/error-codes',
    'article details:has(> summary > h3)',
  ],
] as const) {
  test(`${name}: Tab leads there, Enter and Space unfold and fold`, async ({tab}) => {
    const summary = `${selector} > summary`;
    const text = () => tab.texts(`${summary} + *`);
    const isFocused = () =>
      tab.run((first) => document.activeElement === document.querySelector(first), summary);
    await tab.open(path);
    await tab.run((first) => document.querySelector<HTMLElement>(first)?.focus(), summary);
    await tab.press('Shift', 'Tab');
    await expect.poll(isFocused).toBe(false);
    await tab.press('Tab');
    await expect.poll(isFocused).toBe(true);
    for (const key of ['Enter', ' ']) {
      expect(await text()).toEqual([]);
      await tab.press(key);
      await expect.poll(text).toHaveLength(1);
      await tab.press(key);
      await expect.poll(text).toEqual([]);
    }
  });
}

test('details unfold by a click, and all of them for paper only', async ({tab}) => {
  await tab.open(PAGE);
  await tab.click(`${FOLDED} summary`);
  await expect.poll(() => countOpen(tab)).toBe(1);
  const all = await tab.run((folded) => document.querySelectorAll(folded).length, FOLDED);
  await tab.run(() => dispatchEvent(new Event('beforeprint')));
  expect(await countOpen(tab)).toBe(all);
  await tab.run(() => dispatchEvent(new Event('afterprint')));
  expect(await countOpen(tab)).toBe(1);
});

test.describe('if no script arrives', () => {
  test.use({expectedProblems: /^cannot load <script /});

  test('details unfold by a click', async ({tab, site}) => {
    site.lost = /\/assets\/js\//;
    await tab.goTo(PAGE);
    await tab.click(`${FOLDED} summary`);
    await expect.poll(() => countOpen(tab)).toBe(1);
    await expect.poll(() => tab.texts(`${FOLDED}[open] > :not(summary)`)).not.toEqual([]);
  });
});
