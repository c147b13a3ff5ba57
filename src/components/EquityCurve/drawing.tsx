import type {ReactNode} from 'react';
import {drawdowns} from '../../calculations/drawdown';
import {formatNumber, formatPercent} from '../../calculations/format';
import {exampleBalances} from '../DrawdownExample/series';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import type {Size} from '../Figure/Picture';
import {linearScale, pathThrough} from '../Figure/scale';

export const layouts: {readonly wide: Size; readonly narrow: Size} = {
  wide: {width: 600, height: 360},
  narrow: {width: 312, height: 310},
};

const ticks = [6_000, 10_000, 14_000, 18_000, 22_000];

interface MarkProps {
  readonly number: number;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Where its number and figure stand. */
  readonly label: {readonly x: number; readonly y: number};
  readonly figure: string;
}

/** A fall as an upright bar with feet, its number and its figure. */
function Mark({number, x, from, to, label, figure}: MarkProps): ReactNode {
  return (
    <g>
      <path className={styles.fall} d={`M${x - 5} ${from}h10m-5 0V${to}m-5 0h10`} />
      <Badge x={label.x} y={label.y} number={number} />
      <text className={styles.strong} x={label.x + 15} y={label.y + 4.5}>
        {figure}
      </text>
    </g>
  );
}

/** Draws the example balance; every place in it is computed from the series. */
export function drawEquityCurve({width, height}: Size): ReactNode {
  const {absolute, maximal, relative} = drawdowns(exampleBalances);
  const [start = 0] = exampleBalances;
  const lowest = start - absolute;
  const plot = {left: 54, right: width - 28, top: 24, bottom: height - 30};
  const x = linearScale([0, exampleBalances.length - 1], [plot.left + 14, plot.right]);
  const y = linearScale([6_000, 22_000], [plot.bottom, plot.top]);
  const points = exampleBalances.map((value, index) => [x(index), y(value)] as const);
  const base = [
    [x(exampleBalances.length - 1), plot.bottom],
    [x(0), plot.bottom],
  ] as const;
  return (
    <>
      <path className={styles.under} d={`${pathThrough([...points, ...base])}Z`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
          <text className={`${styles.quiet} ${styles.end}`} x={plot.left - 8} y={y(tick) + 4}>
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <path className={styles.level} d={`M${x(0)} ${y(start)}H${x(3)}`} />
      <path className={styles.level} d={`M${x(relative.lowIndex)} ${y(lowest)}H${x(3)}`} />
      <path
        className={styles.level}
        d={`M${x(maximal.peakIndex)} ${y(maximal.peak)}H${x(maximal.lowIndex)}`}
      />
      <path className={styles.curve} d={pathThrough(points)} />
      {points.map(([cx, cy], index) => (
        <g key={index}>
          <circle className={styles.dot} cx={cx} cy={cy} r={4} />
          <text className={`${styles.quiet} ${styles.middle}`} x={cx} y={plot.bottom + 20}>
            {index === 0 ? 'Start' : index}
          </text>
        </g>
      ))}
      <Mark
        number={1}
        x={x(2.5)}
        from={y(start)}
        to={y(lowest)}
        label={{x: x(2.5) + 20, y: (y(start) + y(lowest)) / 2}}
        figure={formatNumber(absolute)}
      />
      <Mark
        number={2}
        x={x(maximal.lowIndex)}
        from={y(maximal.peak)}
        to={y(maximal.low)}
        label={{x: x(maximal.lowIndex) - 14, y: y(maximal.low) + 22}}
        figure={formatNumber(maximal.amount)}
      />
      <Mark
        number={3}
        x={x(relative.lowIndex)}
        from={y(relative.peak)}
        to={y(relative.low)}
        label={{x: x(relative.lowIndex) - 26, y: y(relative.low) + 20}}
        figure={formatPercent(relative.percent)}
      />
    </>
  );
}
