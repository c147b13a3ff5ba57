import {indexFile, kestrels} from '../fixtures/searchRecords';
import {expect, open, test} from './fixtures';
import {INDEX_URL, serveRecords} from './searchIndex';
import {SearchModal} from './searchModal';

const {sections, ...rest} = indexFile(kestrels(3));

const INVALID = [
  [
    'half a file',
    {contentType: 'application/json', body: JSON.stringify({...rest, sections}).slice(0, -40)},
  ],
  [
    'a page with status 200',
    {contentType: 'text/html', body: '<!doctype html><title>Log in</title>'},
  ],
  ['a page that says it is JSON', {contentType: 'application/json', body: '<!doctype html>'}],
  ['another version', {json: {...rest, sections, format: 1}}],
  ['sections of another kind', {json: {...rest, sections: [null, 1, {}]}}],
  ['manuals of another kind', {json: {...rest, sections, manuals: [null]}}],
  ['strings of another kind', {json: {...rest, sections, strings: sections.map(() => ({}))}}],
  ['null', {json: null}],
] as const;

test('an invalid index: the modal and the search page say so, and recover', async ({page}) => {
  test.slow();
  const modal = new SearchModal(page);
  const status = page.getByRole('main').getByRole('status');
  for (const [name, answer] of INVALID) {
    await test.step(name, async () => {
      await page.route(INDEX_URL, (route) => route.fulfill(answer));
      await open(page, '/search?q=kestrel');
      await expect(status).toHaveText('Unable to fetch results');
      await modal.open();
      await page.keyboard.type('kestrel');
      await expect(modal.dialog.getByText('Unable to fetch results').first()).toBeVisible();
      await page.unroute(INDEX_URL);
      await serveRecords(page, kestrels(3));
      await modal.tryAgain.click();
      await expect(modal.hits).toHaveCount(3);
      await page.unroute(INDEX_URL);
    });
  }
});
