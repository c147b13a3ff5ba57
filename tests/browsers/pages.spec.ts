import {SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {expect, test} from './fixtures';

const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

for (const route of ['/', '/docs', '/docs/basics/', TASK_PAGE, ERROR_CODES, SEARCH_ROUTE]) {
  test(`${route} hydrates without an error`, async ({tab}) => {
    await tab.open(route);
    await expect.poll(() => tab.texts('h1')).toHaveLength(1);
  });
}

test('a link draws the next page without loading it, and Back returns', async ({tab}) => {
  await tab.open('/docs/r10/');
  await tab.run(() => document.documentElement.setAttribute('data-same-document', ''));
  await tab.click('.navbar a[href="/docs/r50/"]');
  await expect.poll(() => tab.texts('h1')).toEqual(['R-50 manual']);
  await tab.goBack();
  await expect.poll(() => tab.texts('h1')).toEqual(['R-10 manual']);
  expect(await tab.run(() => 'sameDocument' in document.documentElement.dataset)).toBe(true);
});
