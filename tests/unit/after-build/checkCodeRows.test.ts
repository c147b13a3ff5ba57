import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {checkCodeRows} from '@site/src/after-build/checkCodeRows';
import {allReturnCodes, codeAnchor} from '@site/src/data/return-codes';

const [code] = allReturnCodes;
const codes = allReturnCodes.slice(0, 1);

const check = (route: string, html: string) => () =>
  checkCodeRows({pages: [{route, document: fromHtml(html)}], baseUrl: '/m/'}, codes);

const PAGE = '/m/docs/support/troubleshooting/error-codes';

test.each([
  ['a page with the row', PAGE, `<p id="${code && codeAnchor(code)}">`],
  ['a site without the page', '/m/docs/basics/', '<p>'],
])('accepts %s', (_, route, html) => {
  expect(check(route, html)).not.toThrow();
});

test('refuses a page without the row of a code', () => {
  expect(check(PAGE, '<p>')).toThrow(
    `src/data/return-codes: ${code?.code} of ${code?.platform} is in no table: extend`,
  );
});
