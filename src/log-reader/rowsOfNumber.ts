import type {Matcher} from './createMatcher';
import type {LogRow} from './types';

/** Longer numbers after a word such as `error` are tickets, accounts or errors of Windows. */
const MAX_CODE = 999_999;

/** Finds the rows of a number: those of its code, and those of a lower code "and higher". */
export function rowsOfNumber({codes}: Matcher, number: number): readonly LogRow[] {
  return codes
    .filter(
      ({code, andHigher}) => code === number || (andHigher && number > code && number <= MAX_CODE),
    )
    .map(({row}) => row);
}
