/**
 * Counts the typing mistakes between two words. Two swapped letters count as one mistake (optimal string
 * alignment). Stops counting above `max`.
 * @param isPrefix whether `typed` may be just the beginning of `known`
 */
export function typosBetween(typed: string, known: string, max: number, isPrefix = false): number {
  if (known.length < typed.length - max || (!isPrefix && known.length > typed.length + max)) {
    return max + 1;
  }
  const width = Math.min(known.length, typed.length + max);
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === known[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > max) {
      return max + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return isPrefix ? Math.min(...last) : (last[known.length] ?? max + 1);
}
