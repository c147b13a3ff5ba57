import codes from '@generated/data-tables/default/return-codes.json';
import lines from '@generated/data-tables/default/journal-lines.json';
import reasons from '@generated/data-tables/default/stop-reasons.json';
import type {LogTables} from '../../reader/log/types';

/** The tables of the page, with which it reads logs. */
export const tables: LogTables = {codes, lines, reasons};

/** What an answer shows of a row. */
export interface ShownRow {
  readonly name: string;
  /** Whether terminals print the name letter by letter: a number or a message. */
  readonly isPrinted: boolean;
  readonly meaning: string;
  readonly action: string;
}

const shown = new Map<string, ShownRow>([
  ...codes.map(
    ({id, code, ...row}) => [id, {...row, name: String(code), isPrinted: true}] as const,
  ),
  ...lines.map(({id, text, ...row}) => [id, {...row, name: text, isPrinted: true}] as const),
  ...reasons.map(
    ({id, reason, ...row}) =>
      [id, {...row, name: `Why an EA stopped: ${reason}`, isPrinted: false}] as const,
  ),
]);

/** What an answer shows of the row with this id. */
export function shownRow(id: string): ShownRow {
  const row = shown.get(id);
  if (!row) {
    throw new Error(`There is no row ${id} in the tables of the log.`);
  }
  return row;
}
