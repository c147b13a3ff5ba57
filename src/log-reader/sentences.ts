import type {LogAnswer, LogRow} from './types';
import {platforms} from '../data/platforms';
import {shownRow} from './tables';

const linesAre = (count: number) => (count === 1 ? '1 line is' : `${count} lines are`);

/** What the answer to lines is, in one sentence that screen readers say. Empty if there are no lines. */
export function statusOf(answer: LogAnswer | null): string {
  if (answer === null || answer.number !== null) {
    return '';
  }
  const {lineCount, knownCount, isWell} = answer;
  if (isWell) {
    return lineCount === 1
      ? 'This line says that everything went as it should.'
      : 'These lines say that everything went as it should.';
  }
  if (knownCount === 0) {
    return lineCount === 1
      ? 'This line isn’t in this manual.'
      : 'None of these lines is in this manual.';
  }
  return lineCount === 1
    ? 'This line is in this manual.'
    : `${knownCount} of ${lineCount} lines are in this manual.`;
}

/**
 * What screen readers say of a number.
 * @param rows whose numbers begin with it
 * @param index of the row that is open; -1 if the answer shows the rows instead
 */
export function statusOfNumber(number: string, rows: readonly LogRow[], index: number): string {
  if (rows.length === 0) {
    return `No row begins with ${number}.`;
  }
  const row = rows[index];
  if (!row) {
    return `${number} has a row for each platform.`;
  }
  const platform = row.platforms.map((id) => platforms[id].short).join(' ');
  const place = rows.length > 1 ? `, ${index + 1} of ${rows.length}` : '';
  return `${shownRow(row.id).name} ${platform}${place}`;
}

/** How often a row was met, and when: `4 times, 09:14–09:16`. */
export function timesOf({count, firstTime, lastTime}: LogAnswer['rows'][number]): string {
  const when = firstTime === lastTime ? firstTime : `${firstTime}–${lastTime}`;
  const often = count > 1 ? `${count} times` : '';
  return [often, when].filter(Boolean).join(', ');
}

/** What the answer says of lines that mean no row. */
export function restOf({programLines, unknownCount}: LogAnswer): string[] {
  const count = programLines.length;
  return [
    ...(count > 0
      ? [`${linesAre(count)} about an EA or another program, but not in this manual. Ask support.`]
      : []),
    ...(unknownCount > 0
      ? [`${linesAre(unknownCount)} MetaTrader’s, but not in this manual.`]
      : []),
  ];
}
