import {describe, expect, test} from 'vitest';
import type {PageSection} from '@site/src/search/server/parseSections';
import {sectionsOf} from './sectionsOf';

/** The sections of a page after the first. */
function sectionsIn(article: string): PageSection[] {
  return sectionsOf(`<main><h1>Title</h1><p>Intro.</p>${article}</main>`).sections.slice(1);
}

const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test('the kinds of section: page, part of a page, group, term, code and line', () => {
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
    ['group', null, null],
    ['code', '130', 'mt4'],
    ['group', null, null],
    ['line', null, 'mt5'],
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

describe('the row of a line', () => {
  test('has the line as its heading and as its message', () => {
    const [section] = sectionsIn(
      table(
        '<tr id="log-off" data-platform="mt5"><th>\n<samp>Trading  is off</samp> MT5</th><td>It is off.</td><td>Turn it on.</td></tr>',
      ),
    );
    expect(section).toMatchObject({
      kind: 'line',
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

describe('a group', () => {
  /** Kind and text of the first section. */
  const first = (article: string) => {
    const [section] = sectionsIn(article);
    return [section?.kind, section?.content];
  };

  test.each([
    [
      'a heading over others, with the first block below it',
      '<h2 id="a">A</h2><h3 id="b">B</h3><p>One</p><p>Two</p>',
      ['group', 'One'],
    ],
    [
      'a heading over a heading without a text, with the name of that one',
      '<h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2>',
      ['group', 'B'],
    ],
    [
      'a heading over rows, with the first one',
      `<h2 id="a">A</h2>${table('<tr id="b"><td>B</td><td>One</td></tr>')}`,
      ['group', 'One'],
    ],
    [
      'a heading over codes, although it has a text',
      `<h2 id="a">A</h2><p>Text.</p>${table('<tr id="b" data-code="1"><th>1</th></tr>')}`,
      ['group', 'Text.'],
    ],
    [
      'not a heading with a text',
      '<h2 id="a">A</h2><p>Text.</p><h3 id="b">B</h3>',
      ['section', 'Text.'],
    ],
    ['not a heading at the end', '<h2 id="a">A</h2>', ['section', null]],
    [
      'not a heading before another of its level',
      '<h2 id="a">A</h2><h2 id="b">B</h2>',
      ['section', null],
    ],
  ])('is %s', (_, article, expected) => {
    expect(first(article)).toEqual(expected);
  });

  test('is never a page, which is more than the table that it begins with', () => {
    const row = '<tr id="b" data-code="1"><th>1</th><td>One.</td></tr>';
    const {sections} = sectionsOf(`<main><h1>Title</h1>${table(row)}</main>`);
    expect(sections[0]).toMatchObject({kind: 'page', content: 'One.'});
  });
});
