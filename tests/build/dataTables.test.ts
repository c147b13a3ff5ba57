import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {allReturnCodes} from '../../src/data/return-codes';
import {journalLines} from '../../src/data/journal-lines';
import {isHarmless} from '../../src/data/tableRows';
import {stopReasonAnchor, stopReasons} from '../../src/data/stop-reasons';
import {BUILD_DIR, readBuilt, readHtml, routeToHtmlFile} from './site';
import {ERROR_CODES} from '../../src/data/supportPages';

const errorCodes = readHtml(routeToHtmlFile(ERROR_CODES));
const INSTALLER_ERRORS = '/docs/support/troubleshooting/installer-errors';

test('every code has a place in a row, with its number, and if it is alone there, with what logs print or its constant', () => {
  for (const row of allReturnCodes) {
    const {platform, code, constant, messages = []} = row;
    const id = `${platform}-${code}`;
    const place = errorCodes(`#${id}`);
    expect(place, `${id}: show it by a <ReturnCodes> in error-codes.mdx`).toHaveLength(1);
    expect(place.find(`a[href="#${id}"]`).text(), id).toBe(`${code}`);
    const heading = place.closest('tr').find('th').text();
    const isShared = place.closest('tr').find('th a').length > 1;
    const texts = [constant, ...messages.map(({text}) => text)];
    expect(isShared || texts.some((text) => heading.includes(text)), id).toBe(true);
  }
});

test.each<{route: string; first: unknown[]}>([
  {route: ERROR_CODES, first: [expect.stringMatching(/^(Meaning|What happened)$/)]},
  {route: INSTALLER_ERRORS, first: []},
])('every row of $route has text in each cell, and a link to itself', ({route, first}) => {
  const $ = readHtml(routeToHtmlFile(route));
  const rows = $('tr[id]').toArray();
  expect(rows.length).toBeGreaterThan(0);
  const harmless = new Set(journalLines.filter(isHarmless).map(({id}) => id));
  for (const row of rows) {
    const link = $(row).find(`th a[href="#${row.attribs['id'] ?? ''}"]`);
    expect(link.attr('aria-label') ?? link.text()).toMatch(/^(Link to .+|\d+)$/);
    const cells = $(row).find('td').toArray();
    expect(cells.map((cell) => cell.attribs['data-label'])).toEqual([
      ...first,
      ...(harmless.has(row.attribs['id'] ?? '') ? [] : ['What to do']),
    ]);
    expect(cells.every((cell) => $(cell).text().trim() !== '')).toBe(true);
  }
});

test.each([
  ['log-lines-stopped', journalLines.filter(({eaStopped}) => eaStopped).map(({id}) => id)],
  ['why-an-ea-stopped', stopReasons.filter(({eaStopped}) => eaStopped).map(stopReasonAnchor)],
])('the rows of #%s have a look at positions above them', (section, ids) => {
  const part = errorCodes(`#${section}`).closest('details');
  expect(part.find('p a[href$="#open-positions-now"]').length).toBeGreaterThan(0);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => part.find(`#${id}`).length === 0)).toEqual([]);
});

test('the data is loaded only by the pages that show it', () => {
  const holders = (text: string) =>
    readdirSync(path.join(BUILD_DIR, 'assets/js')).filter((file) =>
      readBuilt(`assets/js/${file}`).includes(text),
    );
  // The page with the tables, and the answer of the log reader.
  expect(holders('TRADE_RETCODE_REJECT')).toHaveLength(2);
  expect(holders('vcruntime140-dll-missing')).toHaveLength(1);
});
