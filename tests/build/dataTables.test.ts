import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {glossaryTerms} from '../../src/data/glossary';
import {allReturnCodes} from '../../src/data/return-codes';
import {olderVersions} from './site';

const build = path.resolve('build');

function page(route: string): CheerioAPI {
  return load(readFileSync(path.join(build, route, 'index.html'), 'utf8'));
}

const errorCodes = page('docs/support/troubleshooting/error-codes');
const installerErrors = page('docs/support/troubleshooting/installer-errors');

test('every code has a row with its number, then its constant', () => {
  const shown = errorCodes('tr[id^="mt4-"], tr[id^="mt5-"]')
    .toArray()
    .map((row) => {
      const [number, constant] = errorCodes(row).find('th > a > code, th > code').toArray();
      return [row.attribs['id'], errorCodes(number).text(), errorCodes(constant).text()];
    });
  const expected = allReturnCodes.map(({platform, code, constant}) => [
    `${platform}-${code}`,
    `${code}`,
    constant,
  ]);
  expect(shown.sort()).toEqual(expected.sort());
});

test.each([
  ['return codes', errorCodes],
  ['installer messages', installerErrors],
])('every row of the %s has text in each cell, and a link to itself', (_, $) => {
  const rows = $('tr[id]').toArray();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const link = $(row).find(`th a[href="#${row.attribs['id'] ?? ''}"]`);
    expect(link.attr('aria-label') ?? link.text()).toMatch(/^(Link to .+|\d+)$/);
    const cells = $(row).find('td').toArray();
    expect(cells.map((cell) => cell.attribs['data-label'])).toEqual([
      expect.stringMatching(/^(Meaning|What happened|Usual cause)$/),
      'What to do',
    ]);
    expect(cells.every((cell) => $(cell).text().trim() !== '')).toBe(true);
  }
});

test('the data travels with the pages that show it, and only with those', () => {
  const scripts = path.join(build, 'assets/js');
  const holders = (text: string) =>
    readdirSync(scripts).filter((file) =>
      readFileSync(path.join(scripts, file), 'utf8').includes(text),
    );
  const unusedTerm = glossaryTerms.find(({id}) => id === 'metaeditor')?.definition ?? '';
  // Only the beginning, because the minifier escapes apostrophes differently.
  expect(holders(unusedTerm.slice(0, 35))).toHaveLength(1 + olderVersions.length);
  expect(holders('TRADE_RETCODE_')).toHaveLength(1 + olderVersions.length);
  expect(holders('vcruntime140-dll-missing')).toHaveLength(1 + olderVersions.length);
});
