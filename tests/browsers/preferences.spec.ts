import {expect, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

test('remembers dark mode', async ({tab}) => {
  const theme = () => tab.run(() => document.documentElement.dataset.theme);
  const background = () =>
    tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.open(`/docs/${firstProduct.id}/`);
  expect(await theme()).toBe('light');
  const light = await background();
  await tab.click('button[aria-label*="dark and light mode"]');
  await expect.poll(theme).toBe('dark');
  expect(await background()).not.toBe(light);
  await tab.reload();
  expect(await theme()).toBe('dark');
  await tab.open('/docs/support/');
  expect(await theme()).toBe('dark');
});

test('remembers a platform that was chosen by keyboard', async ({tab}) => {
  const chosen = () => tab.texts('[role=tab][aria-selected=true]');
  await tab.open('/docs/basics/');
  expect(new Set(await chosen())).toEqual(new Set(['MT4']));
  await tab.run(() => document.querySelector<HTMLElement>('[role=tab]')?.focus());
  await tab.press('ArrowRight');
  await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['MT5']));
  expect(await tab.hasFocus('[role=tab][aria-selected=true]')).toBe(true);
  await tab.open(`/docs/${firstProduct.id}/`);
  expect(new Set(await chosen())).toEqual(new Set(['MT5']));
});
