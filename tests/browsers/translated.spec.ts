import {keepTranslating} from '../e2e/translator';
import {expect, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

const SIGN = '†';
const INPUT = 'dialog input';
const ROWS = 'dialog [role=option]';

test('a translated page keeps its text, and its search shows hits, no results and the page of a hit', async ({
  tab,
}) => {
  await tab.open(`/docs/${firstProduct.id}/mt4/setup/attach_ea`);
  await tab.run(keepTranslating, SIGN);
  await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(SIGN)]);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
  await tab.type('chart');
  await expect.poll(() => tab.texts(ROWS)).not.toEqual([]);
  await tab.type(' qqqq');
  await expect.poll(() => tab.texts('dialog')).toEqual([expect.stringContaining('qqqq')]);
  await tab.press('Escape');
  await expect.poll(() => tab.texts('dialog')).toEqual([]);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
  await tab.type('10027');
  await expect
    .poll(() => tab.texts(`${ROWS}[aria-selected=true]`))
    .toEqual([expect.stringContaining('10027')]);
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toContain('#error-10027');
  await expect.poll(() => tab.texts('h1')).toEqual([`${SIGN}Error codes`]);
  await tab.goBack();
  await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(firstProduct.label)]);
});

test('a translated page switches its platform and its colour mode', async ({tab}) => {
  await tab.open('/docs/basics/');
  await tab.run(keepTranslating, SIGN);
  const others = await tab.texts('[role=tab][aria-selected=false]');
  await tab.click('[role=tab][aria-selected=false]');
  await expect.poll(() => tab.texts('[role=tab][aria-selected=true]')).toEqual(others);
  const colours = () => tab.run(() => document.documentElement.dataset.theme);
  const before = await colours();
  await tab.click('button[aria-label*="dark and light"]');
  await expect.poll(colours).not.toBe(before);
  expect(await tab.texts('h1')).toEqual([expect.stringContaining(SIGN)]);
});

test('the translated search page reports a failure, recovers and shows hits', async ({
  site,
  tab,
}) => {
  const titles = 'main h2';
  site.lost = /\/search-index/;
  await tab.open('/search?q=chart');
  await tab.run(keepTranslating, SIGN);
  await expect.poll(() => tab.texts('main')).toEqual([expect.stringContaining('Unable to fetch')]);
  site.lost = null;
  await tab.click('main button:not([type=reset])');
  await expect.poll(() => tab.texts(titles)).not.toEqual([]);
  await tab.click('main input');
  await tab.type(' template');
  await expect.poll(() => tab.path()).toContain('template');
  await tab.type(' qqqq');
  await expect.poll(() => tab.texts('[role=status]')).toEqual([expect.stringContaining('qqqq')]);
});
