import {SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {expect, test} from './fixtures';
import {firstProduct, hasTwoProducts, secondProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

for (const route of ['/', '/docs', '/docs/basics/', TASK_PAGE, ERROR_CODES, SEARCH_ROUTE]) {
  test(`${route} hydrates without an error`, async ({tab}) => {
    await tab.open(route);
    await expect.poll(() => tab.texts('h1')).toHaveLength(1);
  });
}

test('draws the next page without a reload, and returns by Back', async ({tab}) => {
  test.skip(!hasTwoProducts, 'The company has one product with a full manual.');
  await tab.open(`/docs/${firstProduct.id}/`);
  await tab.run(() => document.documentElement.setAttribute('data-same-document', ''));
  await tab.click(`.navbar a[href="/docs/${secondProduct.id}/"]`);
  await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(secondProduct.label)]);
  await tab.goBack();
  await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining(firstProduct.label)]);
  expect(await tab.run(() => 'sameDocument' in document.documentElement.dataset)).toBe(true);
});
