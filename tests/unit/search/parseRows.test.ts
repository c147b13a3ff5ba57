import {describe, expect, test} from 'vitest';
import type {PageSection} from '@site/src/search/server/parseSections';
import {sectionsOf} from './sectionsOf';

/** The sections of a page after the first. */
function sectionsIn(article: string): PageSection[] {
  return sectionsOf(`<main><h1>Title</h1><p>Intro.</p>${article}</main>`).sections.slice(1);
}

const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test('the kinds of section: page, part of a page, table of codes, term, code and log line', () => {
  const {sections} = sectionsOf(
    `<main><h1>Title</h1><p>Intro.</p>
     <h2 id="a">Part</h2><p>Text.</p>${table('<tr id="b"><td>Row</td></tr>')}
     <h2 id="c">Codes</h2>${table('<tr id="d" data-code="130" data-platform="mt4"><th>130</th></tr>')}
     <h2 id="e">Lines</h2>${table('<tr id="f" data-platform="mt5"><th><samp>Off</samp></th></tr>')}
     <dl><dt id="g">Lot</dt><dd>Volume.</dd></dl></main>`,
  );
  expect(sections.map(({kind, code, platform}) => [kind, code, platform])).toEqual([
    ['page', null, null],
    ['section', null, null],
    ['section', null, null],
    ['codeTable', null, null],
    ['code', '130', 'mt4'],
    ['codeTable', null, null],
    ['logLine', null, 'mt5'],
    ['term', null, null],
  ]);
});

describe('the row of a code', () => {
  const messages = (...texts: string[]) =>
    `<span data-messages>${texts.map((text) => `<samp>${text}</samp>`).join('')}</span>`;
  const row = (header: string, rest = '<td>Too close.</td><td>Move it.</td>') =>
    sectionsIn(
      table(`<tr id="x" data-code="130" data-platform="mt4"><th>${header}</th>${rest}</tr>`),
    );

  test.each([
    ['number', '<code>130</code>', '130', null],
    [
      'number and constant',
      '<code>130</code><br>\n<code>ERR_<wbr>INVALID_<wbr>STOPS</code>',
      '130 ERR_INVALID_STOPS',
      null,
    ],
    ['message', `130 ${messages('Invalid stops')}`, '130', 'Invalid stops'],
    [
      'several messages',
      `130 ${messages('Invalid stops', 'Off  quotes')}`,
      '130',
      'Invalid stops · Off quotes',
    ],
    [
      'what EAs print, without the words around it',
      '130 <span data-messages><samp>Invalid stops</samp>EA: <samp>bad stops</samp></span>',
      '130',
      'Invalid stops · bad stops',
    ],
    ['messages that are empty', `130 ${messages()}`, '130', null],
  ])('has: %s', (_, header, heading, message) => {
    const [section] = row(header);
    expect(section).toMatchObject({kind: 'code', code: '130', anchor: 'x', message});
    expect(section?.headings.at(-1)).toBe(heading);
  });

  test.each([
    [
      'what it means and what to do',
      '<td>Too close.</td><td>Move <b>it</b>.</td>',
      'Too close.',
      'Move it.',
    ],
    ['only what it means', '<td>Too close.</td><td></td>', 'Too close.', null],
    ['only what to do', '<td></td><td>Move it.</td>', null, 'Move it.'],
    ['neither', '', null, null],
    ['several paragraphs', '<td><p>Too</p><p>close</p></td>', 'Too · close', null],
  ])('says: %s', (_, rest, content, remedy) => {
    expect(row('130', rest)).toMatchObject([{content, remedy}]);
  });

  test('has the remedy of its table, if it has no cell for one', () => {
    const [section] = sectionsIn(
      table(
        '<tr id="x" data-code="5" data-remedy="Ask."><th>5</th><td>A bug.<span data-messages><samp>oops</samp></span></td></tr>',
      ),
    );
    expect(section).toMatchObject({content: 'A bug.', message: 'oops', remedy: 'Ask.'});
  });

  test('is of no platform, if it names none', () => {
    const [section] = sectionsIn(table('<tr id="x" data-code="5"><th>5</th></tr>'));
    expect(section?.platform).toBeNull();
  });
});

describe('the row of a log line', () => {
  test('has the line as its heading and as its message', () => {
    const [section] = sectionsIn(
      table(
        '<tr id="log-off" data-platform="mt5"><th>\n<samp>Trading  is off</samp> MT5</th><td>It is off.</td><td>Turn it on.</td></tr>',
      ),
    );
    expect(section).toMatchObject({
      kind: 'logLine',
      code: null,
      platform: 'mt5',
      anchor: 'log-off',
      message: 'Trading is off',
      content: 'It is off.',
      remedy: 'Turn it on.',
    });
    expect(section?.headings.at(-1)).toBe('Trading is off');
  });

  test.each([
    ['a line in another cell', '<th>Row</th><td><samp>Off</samp></td>'],
    ['a line inside of other text', '<th><p>See <samp>Off</samp></p></th><td>Text.</td>'],
  ])('is not: %s', (_, cells) => {
    expect(sectionsIn(table(`<tr id="x">${cells}</tr>`))).toMatchObject([
      {kind: 'section', message: null, remedy: null},
    ]);
  });
});

test.each([
  [
    'a heading over others has the first block below it',
    '<h2 id="a">A</h2><h3 id="b">B</h3><p>One</p><p>Two</p>',
    'One',
  ],
  [
    'a heading over a heading without a text has the name of that one',
    '<h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2>',
    'B',
  ],
  [
    'a heading over rows has the first one',
    `<h2 id="a">A</h2>${table('<tr id="b"><td>B</td><td>One</td></tr>')}`,
    'One',
  ],
  ['a heading with a text has its own', '<h2 id="a">A</h2><p>Text.</p><h3 id="b">B</h3>', 'Text.'],
  ['a heading at the end has none', '<h2 id="a">A</h2>', null],
  ['a heading before another of its level has none', '<h2 id="a">A</h2><h2 id="b">B</h2>', null],
])('%s', (_, article, expected) => {
  expect(sectionsIn(article)[0]?.content).toBe(expected);
});

test('a page is more than the table of codes that it begins with', () => {
  const row = '<tr id="b" data-code="1"><th>1</th><td>One.</td></tr>';
  const {sections} = sectionsOf(`<main><h1>Title</h1>${table(row)}</main>`);
  expect(sections[0]).toMatchObject({kind: 'page', content: 'One.'});
});
