/**
 * Maps values to positions in a drawing, in proportion. `start` may be greater than `end`, as it is on
 * a y axis. Positions are rounded to a tenth of a unit, since more digits only make the page larger.
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => {
    const position = start + ((value - from) / (to - from)) * (end - start);
    return Math.round(position * 10) / 10;
  };
}

/** The `d` of a path through points given as `[x, y]`. */
export function pathThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
