import {indexFile, kestrels} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {INDEX_URL, serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

/** One that is no JSON, and one that only the engine can tell from an index. */
const INVALID = [
  [
    'a page with status 200',
    {contentType: 'text/html', body: '<!doctype html><title>Log in</title>'},
  ],
  ['sections of another kind', {json: {...indexFile(kestrels(3)), sections: [null, 1, {}]}}],
] as const;

test('an invalid index: the modal and the search page say so, and recover', async ({page}) => {
  const modal = new SearchModal(page);
  const status = page.getByRole('main').getByRole('status');
  for (const [name, answer] of INVALID) {
    await test.step(name, async () => {
      await page.route(INDEX_URL, (route) => route.fulfill(answer));
      await open(page, '/search?q=kestrel');
      await expect(status).toHaveText('Unable to fetch results');
      await modal.open();
      await page.keyboard.type('kestrel');
      await expect(modal.failure).toBeVisible();
      await page.unroute(INDEX_URL);
      await serveRecords(page, kestrels(3));
      await modal.tryAgain.click();
      await expect(modal.hits).toHaveCount(3);
      await page.unroute(INDEX_URL);
    });
  }
});
