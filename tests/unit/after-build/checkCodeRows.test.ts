import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {checkCodeRows} from '@site/src/after-build/checkCodeRows';
import {allReturnCodes, codeAnchor} from '@site/src/data/return-codes';

const [code] = allReturnCodes;
const row = fromHtml(`<p id="${code && codeAnchor(code)}">`);
const codes = allReturnCodes.slice(0, 1);

test('a code with a row is right', () => {
  expect(() => checkCodeRows([{version: null, document: row}], codes)).not.toThrow();
});

test.each([
  ['no page', []],
  ['only an older version', [{version: '6.0', document: row}]],
])('a code is reported that %s has', (_, pages) => {
  expect(() => checkCodeRows(pages, codes)).toThrow(
    `src/data/return-codes: ${code?.code} of ${code?.platform} is in no table: extend`,
  );
});
