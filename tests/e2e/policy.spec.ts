import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ERROR_CODES} from '../../src/data/supportPages';
import {expect, open, test} from './fixtures';
import {LogReader} from './logReader';
import {SearchWindow} from './searchWindow';

const headers = readFileSync(path.join(__dirname, '../../static/_headers'), 'utf8');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

// `docusaurus serve` does not read `_headers`, so the test adds the policy itself. The fixture `test` fails on
// each violation.
test('the policy of the hosts lets the manual work', async ({page, request}) => {
  const html = await (await request.get(ERROR_CODES)).text();
  for (const [, script = ''] of html.matchAll(
    /<script(?![^>]*(?:src|ld\+json))[^>]*>([^<]+)<\/script>/g,
  )) {
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    expect(policy, `write '${hash}' into static/_headers and deploy/nginx.conf`).toContain(hash);
  }
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.continue();
    }
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policy},
    });
  });
  await open(page, ERROR_CODES);
  const reader = new LogReader(page);
  await reader.field.fill('OrderSend error 130');
  await expect(reader.answer).toContainText('130');
  const search = new SearchWindow(page);
  await search.open();
  await search.input.fill('stop loss');
  await expect(search.hits.first()).toBeVisible();
});
