import {expect, test} from 'vitest';
import {installerMessages} from '@site/src/data/installer-messages';
import {journalLines} from '@site/src/data/journal-lines';
import {allReturnCodes} from '@site/src/data/return-codes';
import {stopReasons} from '@site/src/data/stop-reasons';
import {dataRows} from '@site/src/search/server/dataRows';

test('every row of the data has an anchor of its own', () => {
  const rows = [...allReturnCodes, ...journalLines, ...stopReasons, ...installerMessages];
  expect(dataRows.size).toBe(rows.length);
});

test('a code has its number, its constant, its messages and what to do', () => {
  for (const {platform, code, constant, messages = []} of allReturnCodes) {
    const row = dataRows.get(`${platform}-${code}`);
    expect(row).toMatchObject({kind: 'code', code: String(code), platform});
    expect(row?.heading).toMatch(new RegExp(`^${code}( and higher)? ${constant}$`));
    expect(row?.message ?? '').toBe(messages.map(({text}) => text).join(' · '));
    expect(row?.remedy).toBeTruthy();
  }
});

test('a log line is its own message, on one platform or on both', () => {
  for (const {id, text, platforms} of journalLines) {
    const platform = platforms.length === 1 ? platforms[0] : null;
    expect(dataRows.get(id)).toMatchObject({kind: 'logLine', message: text, platform});
  }
});

test('no mark of Markdown is left in a text', () => {
  for (const {heading, content, remedy} of dataRows.values()) {
    expect([heading, content, remedy].join(' ')).not.toMatch(/`|\*\*|\]\(/);
  }
});
