// cspell:ignore يعمل شكرا שגיאה

import {matcher as createTables} from '@site/src/log-reader/tables';
import {readLog} from '@site/src/log-reader/readLog';
import {isShortened, shortenLog} from '@site/src/log-reader/shortenLog';
import {expect, test} from 'vitest';

const matcher = createTables();

const FAILED =
  "2026.11.25 09:14:03.112\tTrades\t'81234567': failed market buy 0.10 EURUSD [No money]";
const FOUND = 'mt5-10019';
const TESTER =
  '2026.11.25 09:14:03.112\tCore 1\t2025.01.02 00:00:00   failed market buy 0.1 EURUSD [Market closed]';

/** UTF-16 that a program read as Latin-1: a mark at the start, and a NUL after each character. */
const utf16AsLatin1 = (text: string) =>
  `ÿþ${[...text].map((character) => `${character}\0`).join('')}`;

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['spaces', ' \n\t\n ', []],
  ['punctuation marks', '!!! ??? ---', []],
  ['one letter', 'a', []],
  ['a NUL', '\0', []],
  ['NULs between characters', [...FAILED].join('\0'), [FOUND]],
  ['UTF-16 read as Latin-1', utf16AsLatin1(`${FAILED}\r\n${FAILED}`), [FOUND]],
  ['a byte order mark', `\uFEFF${FAILED}`, [FOUND]],
  ['CR LF', `${FAILED}\r\n${FAILED}\r\n`, [FOUND]],
  ['CR alone', `${FAILED}\r${FAILED}`, [FOUND]],
  ['the line separator of Unicode', `${FAILED}\u2028${FAILED}`, [FOUND]],
  ['tabs that became one space', FAILED.replaceAll('\t', ' '), [FOUND]],
  ['tabs that became four spaces', FAILED.replaceAll('\t', '    '), [FOUND]],
  ['tabs that were lost', FAILED.replaceAll('\t', ''), [FOUND]],
  ['non-breaking spaces', FAILED.replace(/\s/g, '\u00A0'), [FOUND]],
  ['ideographic spaces', FAILED.replace(/\s/g, '\u3000'), [FOUND]],
  ['full-width brackets', FAILED.replace('[', '［').replace(']', '］'), [FOUND]],
  ['zero-width spaces', FAILED.replaceAll(' ', ' \u200B'), [FOUND]],
  ['marks of direction', `\u202B${FAILED}\u202C`, [FOUND]],
  ['Arabic around it', `لا يعمل: ${FAILED} شكرا`, [FOUND]],
  ['Hebrew and Arabic digits', 'שגיאה error ١٣٠', ['mt4-130']],
  ['Chinese directly before it', `错误：failed market buy 0.1 EURUSD [No money]，谢谢`, [FOUND]],
  ['emoji', `📈🔥 ${FAILED} 😡👨‍👩‍👧`, [FOUND]],
  ['half an emoji', `\uD83D ${FAILED}`, [FOUND]],
  ['stacked accents', `a\u0335\u0323\u0353 ${FAILED}`, [FOUND]],
  ['capitals', FAILED.toUpperCase(), [FOUND]],
  ['a quotation', `> > ${FAILED}`, [FOUND]],
  ['code in Markdown', `\`\`\`\n${FAILED}\n\`\`\``, [FOUND]],
  ['a list in Markdown', `- **${FAILED}**`, [FOUND]],
  ['a table in Markdown', `| 1 | ${FAILED} |`, [FOUND]],
  ['escaped Markdown', FAILED.replace('[', '\\[').replace(']', '\\]'), [FOUND]],
  ['quotation marks', `"${FAILED}"`, [FOUND]],
  ['a remark after it', `${FAILED} ← why?`, [FOUND]],
  ['a script', '<script>alert(130)</script>', []],
  ['an element around it', `<p onclick="x()">${FAILED}</p>`, [FOUND]],
  [
    'entities',
    FAILED.replaceAll("'", '&#39;').replace('[', '&#91;').replace(']', '&#x5D;'),
    [FOUND],
  ],
  ['entities that are none', '&#0; &#9999999999; &bogus; &#xFFFFFF;', []],
  ['a template', '${7*7} {{constructor}} %s %n', []],
  ['names of properties', '__proto__\nconstructor\ntoString\nhasOwnProperty', []],
  ['names of properties in brackets', '[__proto__]\n[constructor]\n: toString', []],
  ['a regular expression', '(a+)+$ [.*] \\ ^ $', []],
  ['SQL', "'; DROP TABLE logs; --", []],
  ['JSON', JSON.stringify({retcode: 10019, comment: 'No money'}), [FOUND]],
  ['CSV', '2026.11.25,09:14,"error 130",0', ['mt4-130']],
  ['a stack of JavaScript', 'TypeError: x is undefined\n    at a (b.js:130:10)', []],
  ['a web address', 'https://forum.example/t/10027?error=4756#130', ['mt5-4756']],
  ['prices alone', '1.13000 114.135 4403.00 10027.5', []],
  ['newest first', [FAILED.replace('09:14', '09:15'), FAILED].join('\n'), [FOUND]],
  ['the same line a thousand times', `${FAILED}\n`.repeat(1000), [FOUND]],
  ['a journal of the tester', `${TESTER}\n`.repeat(60_000), ['mt5-10018']],
  ['5 MB of one line', FAILED.repeat(50_000), [FOUND]],
  ['5 MB of lines', `${FAILED}\n`.repeat(50_000), [FOUND]],
  ['5 MB without a line end', 'word '.repeat(1_000_000), []],
  ['100,000 letters without a space', 'x'.repeat(100_000), []],
  ['100,000 brackets', '['.repeat(100_000), []],
  ['100,000 commas and brackets', '(a,'.repeat(33_000), []],
  ['100,000 digits', '9'.repeat(100_000), []],
  ['100,000 spaces', `error${' '.repeat(100_000)}130`, ['mt4-130']],
  ['100,000 empty lines', `${FAILED}${'\n'.repeat(100_000)}${FAILED}`, [FOUND]],
  ['beginnings of messages', `${'expert x '.repeat(200)}\n`.repeat(200), []],
  ['words for numbers', `${'error '.repeat(300)}\n`.repeat(200), []],
])(
  'reads %s',
  (_, text, expected) => {
    const {rows, lineCount} = readLog(text, matcher);
    expect(rows.map(({id}) => id)).toEqual(expected);
    expect(lineCount).toBeLessThanOrEqual(2000);
  },
  // Each takes some milliseconds. An expression that backtracks without end fails even with this timeout.
  120_000,
);

test('keeps the beginning and the end of a long log', () => {
  const lines = Array.from({length: 5000}, (_, index) => `line ${index}`);
  const short = shortenLog(lines.join('\n'));
  expect(isShortened(short)).toBe(true);
  expect(short).toContain('line 999\n[…]\nline 4000');
  expect(shortenLog(short)).toBe(short);
  expect(isShortened(shortenLog(lines.slice(0, 2000).join('\n')))).toBe(false);
  expect(isShortened(shortenLog(lines.join('\u2028')))).toBe(true);
  expect(shortenLog(`${short}\n${lines.join('\n')}`).split('\n')).toHaveLength(2001);
});
