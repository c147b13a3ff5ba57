import {SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {expect, test} from './fixtures';
import {ONE, OTHER} from '../fixtures/fullProducts';

const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

for (const route of ['/', '/docs', '/docs/basics/', TASK_PAGE, ERROR_CODES, SEARCH_ROUTE]) {
  test(`${route} hydrates without an error`, async ({tab}) => {
    await tab.open(route);
    await expect.poll(() => tab.texts('h1')).toHaveLength(1);
  });
}

test('a link draws the next page without loading it, and Back returns', async ({tab}) => {
  await tab.open(`/docs/${ONE.id}/`);
  await tab.run(() => document.documentElement.setAttribute('data-same-document', ''));
  await tab.click(`.navbar a[href="/docs/${OTHER.id}/"]`);
  await expect.poll(() => tab.texts('h1')).toEqual([`${OTHER.label} manual`]);
  await tab.goBack();
  await expect.poll(() => tab.texts('h1')).toEqual([`${ONE.label} manual`]);
  expect(await tab.run(() => 'sameDocument' in document.documentElement.dataset)).toBe(true);
});
