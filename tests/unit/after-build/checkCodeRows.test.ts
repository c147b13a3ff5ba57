import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {checkCodeRows} from '@site/src/after-build/checkCodeRows';
import {sectionOfCode} from '@site/src/data/codeSections';
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

test('refuses a page without the section of a code', () => {
  const withSection = allReturnCodes.filter((row) => sectionOfCode(codeAnchor(row)) !== null);
  const [first] = withSection;
  const rows = withSection.map((row) => `<p id="${codeAnchor(row)}">`).join('');
  expect(() =>
    checkCodeRows({pages: [{route: PAGE, document: fromHtml(rows)}], baseUrl: '/m/'}, withSection),
  ).toThrow(`there is no section #${first && sectionOfCode(codeAnchor(first))} in`);
});

test('refuses a page without the row of a code', () => {
  expect(check(PAGE, '<p>')).toThrow(
    `src/data/return-codes: ${code?.code} of ${code?.platform} is in no table: extend`,
  );
});
