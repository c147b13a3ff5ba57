import {codeRows as codes} from '../data/return-codes/rows';
import {journalLines} from '../data/journal-lines';
import {stopReasonAnchor, stopReasons} from '../data/stop-reasons';
import {remedyAlone} from '../data/decideFirst';
import {createMatcher, type Matcher} from './createMatcher';

const reasons = stopReasons.map((row) => ({...row, id: stopReasonAnchor(row)}));

let prepared: Matcher | null = null;

/** The tables of the page, prepared for reading logs as soon as something is in the field. */
export const matcher = (): Matcher =>
  (prepared ??= createMatcher({codes, lines: journalLines, reasons}));

/** What an answer shows of a row. */
interface ShownRow {
  readonly name: string;
  /** Whether terminals print the name exactly so: a number or a message. */
  readonly isPrinted: boolean;
  readonly meaning: string;
  readonly action: string;
}

const shown = new Map<string, ShownRow>([
  ...codes.map(
    ({code, andHigher, ...row}) =>
      [
        row.id,
        {...row, name: andHigher ? `${code} and higher` : String(code), isPrinted: !andHigher},
      ] as const,
  ),
  ...journalLines.map(
    ({id, text, ...row}) =>
      [id, {...row, action: remedyAlone(row), name: text, isPrinted: true}] as const,
  ),
  ...reasons.map(
    ({id, reason, ...row}) =>
      [
        id,
        {...row, action: remedyAlone(row), name: `Why an EA stopped: ${reason}`, isPrinted: false},
      ] as const,
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
