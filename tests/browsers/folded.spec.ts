import {expect, test} from './fixtures';
import type {Tab} from './tab';
import {firstProduct} from '../fixtures/fullProducts';

const PAGE = `/docs/${firstProduct.id}/mt5/setup/prepare_chart`;
/** A heading inside the folded details of a step. */
const ANCHOR = 'check-the-spelling';
const FOLDED = 'article details[data-fold=details]';

const countOpen = (tab: Tab) =>
  tab.run((folded) => document.querySelectorAll(`${folded}[open]`).length, FOLDED);

test('opens the details that contain the anchor of the address', async ({tab}) => {
  await tab.open(`${PAGE}#${ANCHOR}`);
  await expect.poll(() => tab.isInView(ANCHOR)).toBe(true);
  expect(await countOpen(tab)).toBe(1);
});

test('opens details on a click, and all of them for printing only', async ({tab}) => {
  await tab.open(PAGE);
  await tab.click(`${FOLDED} summary`);
  await expect.poll(() => countOpen(tab)).toBe(1);
  const all = await tab.run((folded) => document.querySelectorAll(folded).length, FOLDED);
  await tab.run(() => dispatchEvent(new Event('beforeprint')));
  expect(await countOpen(tab)).toBe(all);
  await tab.run(() => dispatchEvent(new Event('afterprint')));
  expect(await countOpen(tab)).toBe(1);
});
