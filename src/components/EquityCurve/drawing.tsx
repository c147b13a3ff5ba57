import type {ReactNode} from 'react';
import {drawdowns, type Fall} from '../DrawdownExample/drawdown';
import {formatNumber, formatPercent} from '../numbers/format';
import {exampleBalances} from '../DrawdownExample/series';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import type {Size} from '../Figure/Picture';
import {linearScale, pathThrough} from '../Figure/scale';

export const layouts: {readonly wide: Size; readonly narrow: Size} = {
  wide: {width: 560, height: 380},
  narrow: {width: 312, height: 330},
};

const ticks = [5_000, 10_000, 15_000, 20_000];
const axis: readonly [number, number] = [5_000, 22_500];

interface MarkProps {
  readonly number: number;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Position of the number; the figure follows to the right of it. */
  readonly label: {readonly x: number; readonly y: number};
  readonly figure: string;
}

/** A fall, drawn as a vertical bar with serifs, with its number and its figure. */
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

/** Draws the example balance; every position is computed from the series. */
export function drawEquityCurve({width, height}: Size): ReactNode {
  const {absolute, maximal, relative} = drawdowns(exampleBalances);
  const [start = 0] = exampleBalances;
  const last = exampleBalances.length - 1;
  const plot = {left: 60, right: width - 26, top: 22, bottom: height - 28};
  const x = linearScale([0, last], [plot.left + 30, plot.right]);
  const y = linearScale(axis, [plot.bottom, plot.top]);
  const points = exampleBalances.map((value, index) => [x(index), y(value)] as const);
  const between = x(maximal.peakIndex + 0.5);
  const levelsEnd = x(maximal.lowIndex);
  const belowLow = ({lowIndex, low}: Fall) => ({x: x(lowIndex) - 20, y: y(low) + 36});
  return (
    <>
      <path
        className={styles.under}
        d={`${pathThrough([...points, [x(last), plot.bottom], [x(0), plot.bottom]])}Z`}
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
          <text className={`${styles.quiet} ${styles.end}`} x={plot.left - 8} y={y(tick) + 4}>
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <text className={styles.text} x={plot.left + 8} y={plot.top + 8}>
        Balance
      </text>
      <path className={styles.level} d={`M${x(0)} ${y(start)}H${levelsEnd}`} />
      <path
        className={styles.level}
        d={`M${x(relative.lowIndex)} ${y(start - absolute)}H${levelsEnd}`}
      />
      <path
        className={styles.level}
        d={`M${x(maximal.peakIndex)} ${y(maximal.peak)}H${levelsEnd}`}
      />
      <path className={styles.curve} d={pathThrough(points)} />
      <Mark
        number={1}
        x={between}
        from={y(start)}
        to={y(start - absolute)}
        label={{x: between + 20, y: (y(start) + y(start - absolute)) / 2}}
        figure={formatNumber(absolute)}
      />
      <Mark
        number={2}
        x={x(maximal.lowIndex)}
        from={y(maximal.peak)}
        to={y(maximal.low)}
        label={belowLow(maximal)}
        figure={formatNumber(maximal.amount)}
      />
      <Mark
        number={3}
        x={x(relative.lowIndex)}
        from={y(relative.peak)}
        to={y(relative.low)}
        label={belowLow(relative)}
        figure={formatPercent(relative.percent)}
      />
      {exampleBalances.map((value, index) => {
        const isLow = value < (exampleBalances[index - 1] ?? 0);
        return (
          <g key={index} className={styles.middle}>
            <circle className={styles.dot} cx={x(index)} cy={y(value)} r={4} />
            <text className={styles.text} x={x(index)} y={y(value) + (isLow ? 19 : -10)}>
              {formatNumber(value)}
            </text>
            <text className={styles.quiet} x={x(index)} y={plot.bottom + 19}>
              {index === 0 ? 'Start' : index}
            </text>
          </g>
        );
      })}
    </>
  );
}
