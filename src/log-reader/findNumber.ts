import type {PlatformId} from '../data/platforms';
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

/**
 * Finds the rows that a number means while it is typed, with the likelier platform first.
 * @param digits without zeros before them, as `readNumber` gives them
 * @returns `exact`: the rows of the number. `all`: these, and after them the rows whose numbers begin with the digits
 */
export function findNumber(
  matcher: Matcher,
  digits: string,
  likelier: PlatformId | null,
): {readonly exact: readonly LogRow[]; readonly all: readonly LogRow[]} {
  const likelierFirst = (rows: readonly LogRow[]) => {
    const isLikelier = ({platforms}: LogRow) => likelier !== null && platforms.includes(likelier);
    return [...rows].sort((a, b) => Number(isLikelier(b)) - Number(isLikelier(a)));
  };
  const exact = likelierFirst(rowsOfNumber(matcher, Number(digits)));
  const longer = matcher.codes
    .filter(({code, row}) => String(code).startsWith(digits) && !exact.includes(row))
    .map(({row}) => row);
  return {exact, all: [...exact, ...likelierFirst(longer)]};
}
