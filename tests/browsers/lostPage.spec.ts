import path from 'node:path';
import {docChunk} from '../e2e/chunks';
import {expect, test} from './fixtures';
import {ERROR_CODES} from '../../src/data/supportPages';

test.use({expectedProblems: /^cannot load <(script|link) |Loading chunk/});

test('reloads when the code of the next page fails, shows its text at the hash, and recovers by Retry', async ({
  tab,
  site,
}) => {
  const file = path.basename(docChunk(`${ERROR_CODES.replace('/docs/', '')}.mdx`));
  site.lost = new RegExp(file);
  await tab.open('/docs/basics/');
  await tab.run(() => window.scrollTo(0, 333));
  const row = await tab.run(() => {
    const link = document.querySelector<HTMLAnchorElement>('article a[href*="error-codes#mt"]');
    link?.click();
    return link?.hash.slice(1) ?? 'no link';
  });
  await expect.poll(() => tab.texts('body > .load-failure')).toHaveLength(1);
  expect(await tab.path()).toContain(`error-codes#${row}`);
  await expect.poll(() => tab.isInView(row)).toBe(true);

  site.lost = null;
  await tab.click('body > .load-failure button');
  await tab.waitForHydration();
  expect(await tab.texts('body > .load-failure')).toEqual([]);
});
