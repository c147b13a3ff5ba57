import {expect, test} from 'vitest';
import {checkCodeRows} from '@site/src/after-build/checkCodeRows';
import {allReturnCodes, codeAnchor} from '@site/src/data/return-codes';

const [code] = allReturnCodes;
const codes = allReturnCodes.slice(0, 1);

const check =
  (route: string, ...ids: readonly string[]) =>
  () =>
    checkCodeRows({pages: [{route, ids: new Set(ids)}], baseUrl: '/m/'}, codes);

const PAGE = '/m/docs/support/troubleshooting/error-codes';

test.each([
  ['a page with the row', PAGE, [code ? codeAnchor(code) : '']],
  ['a site without the page', '/m/docs/basics/', []],
])('accepts %s', (_, route, ids) => {
  expect(check(route, ...ids)).not.toThrow();
});

test('refuses a page without the row of a code', () => {
  expect(check(PAGE)).toThrow(
    `src/data/return-codes: ${code?.code} of ${code?.platform} is in no table: extend`,
  );
});
