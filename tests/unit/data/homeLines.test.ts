import {expect, test} from 'vitest';
import {tables} from '../../../src/data/build/tables';
import {logLines} from '../../../src/pages/_home/links';

/** What the terminal or an EA prints of each row: its number, its messages, or the fixed words of a line. */
const printedOf = new Map<string, readonly string[]>([
  ...tables['return-codes'].map(
    ({id, code, terminal, library}) => [id, [String(code), ...terminal, ...library]] as const,
  ),
  ...tables['journal-lines'].map(({id, text}) => [id, [text]] as const),
]);

/** Whether a line has the fixed words of a message in their order. `…` stands for names and figures. */
function says(line: string, message: string): boolean {
  let rest = line;
  return message.split('…').every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

test.each(logLines)(
  'the home page shows a line that the terminal prints: $row',
  ({row, printed}) => {
    const known = printedOf.get(row) ?? [];
    expect(known.filter((message) => says(printed[1], message))).not.toEqual([]);
  },
);
