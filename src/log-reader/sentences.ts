import type {LogAnswer} from './types';
import {platforms} from '../data/platforms';

const linesAre = (count: number) => (count === 1 ? '1 line is' : `${count} lines are`);

/** What the answer is, in one sentence that screen readers say. */
export function statusOf(answer: LogAnswer): string {
  if (answer.number !== null) {
    const [row, other] = answer.rows;
    return row && !other
      ? `${answer.number} (${row.platforms.map((id) => platforms[id].short).join(', ')}) is in this manual.`
      : row
        ? `${answer.number} means different things in MT4 and MT5.`
        : `${answer.number} isn’t in this manual.`;
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
