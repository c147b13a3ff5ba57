import type {LogAnswer} from '../../reader/log/types';
import {platforms} from '../../data/platforms';

const linesAre = (count: number) => (count === 1 ? '1 line is' : `${count} lines are`);

/** What the answer is, in one sentence. Screen readers say it. */
export function statusOf({number, rows, total, known, isWell}: LogAnswer): string {
  if (number !== null) {
    return rows.length > 1
      ? `${number} has a row for each platform.`
      : `${number} ${rows.flatMap((row) => row.platforms.map((id) => platforms[id].short)).join(' ')}`;
  }
  if (isWell) {
    return total === 1
      ? 'This line says that everything went as it should.'
      : 'These lines say that everything went as it should.';
  }
  if (known === 0) {
    return total === 1
      ? 'This line isn’t in this manual.'
      : 'None of these lines is in this manual.';
  }
  return total === 1
    ? 'This line is in this manual.'
    : `${known} of ${total} lines are in this manual.`;
}

/** How often a row was met, and when: `4 times, 09:14–09:16`. */
export function timesOf({count, from, to}: LogAnswer['rows'][number]): string {
  const when = from === to ? from : `${from}–${to}`;
  const often = count > 1 ? `${count} times` : '';
  return [often, when].filter(Boolean).join(', ');
}

/** What the answer says of lines that mean no row. */
export function restOf({own, unknown}: LogAnswer): string[] {
  return [
    ...(own.length > 0
      ? [
          `${own.length === 1 ? '1 line isn’t' : `${own.length} lines aren’t`} MetaTrader’s: ask whoever made the EA.`,
        ]
      : []),
    ...(unknown > 0 ? [`${linesAre(unknown)} MetaTrader’s, but not in this manual.`] : []),
  ];
}
