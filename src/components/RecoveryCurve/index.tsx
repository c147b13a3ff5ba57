import type {ReactNode} from 'react';
import {formatPercent} from '../numbers/format';
import {gainToRecover} from '../RecoveryTable/recovery';
import Figure from '../Figure';
import styles from '../Figure/drawing.module.css';
import Picture, {type Size} from '../Figure/Picture';
import {linearScale, pathThrough} from '../Figure/scale';

const largestLoss = 80;
const largestGain = 400;
const gainTicks = [0, 100, 200, 300, 400];
const lossTicks = [0, 20, 40, 60, 80];
/** Losses with a label on the curve, and where the label is drawn relative to the point. */
const marked = [
  {loss: 20, side: 'middle', dx: 0, dy: -18},
  {loss: 50, side: 'end', dx: -8, dy: -8},
  {loss: 75, side: 'end', dx: -8, dy: -8},
] as const;

const layouts: {readonly wide: Size; readonly narrow: Size} = {
  wide: {width: 560, height: 330},
  narrow: {width: 312, height: 280},
};

function draw({width, height}: Size): ReactNode {
  const plot = {left: 52, right: width - 24, top: 14, bottom: height - 46};
  const x = linearScale([0, largestLoss], [plot.left, plot.right]);
  const y = linearScale([0, largestGain], [plot.bottom, plot.top]);
  const curve = pathThrough(
    Array.from({length: largestLoss + 1}, (_, loss) => [x(loss), y(gainToRecover(loss))] as const),
  );
  return (
    <>
      {gainTicks.map((gain) => (
        <g key={gain}>
          <path className={styles.grid} d={`M${plot.left} ${y(gain)}H${plot.right}`} />
          <text className={`${styles.quiet} ${styles.end}`} x={plot.left - 8} y={y(gain) + 4}>
            {formatPercent(gain, 0)}
          </text>
        </g>
      ))}
      {lossTicks.map((loss) => (
        <text
          key={loss}
          className={`${styles.quiet} ${styles.middle}`}
          x={x(loss)}
          y={plot.bottom + 18}
        >
          {formatPercent(loss, 0)}
        </text>
      ))}
      <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <text
        className={`${styles.text} ${styles.middle}`}
        x={(plot.left + plot.right) / 2}
        y={height - 6}
      >
        Loss
      </text>
      <text className={styles.text} x={plot.left + 8} y={plot.top + 12}>
        Gain needed
      </text>
      <path
        className={styles.level}
        d={pathThrough([
          [x(0), y(0)],
          [x(largestLoss), y(largestLoss)],
        ])}
      />
      <path className={styles.curve} d={curve} />
      {marked.map(({loss, side, dx, dy}) => (
        <g key={loss}>
          <circle className={styles.dot} cx={x(loss)} cy={y(gainToRecover(loss))} r={4} />
          <text
            className={`${styles.strong} ${styles[side]}`}
            x={x(loss) + dx}
            y={y(gainToRecover(loss)) + dy}
          >
            {`${formatPercent(loss, 0)} → ${formatPercent(gainToRecover(loss), 0)}`}
          </text>
        </g>
      ))}
    </>
  );
}

const id = 'recovery-curve';

/** The gain that makes up for a loss, as a curve. */
export default function RecoveryCurve(): ReactNode {
  const examples = marked
    .map(
      ({loss}) =>
        `a loss of ${formatPercent(loss, 0)} needs ${formatPercent(gainToRecover(loss), 0)}`,
    )
    .join(', ');
  return (
    <Figure
      id={id}
      caption={`Schematic drawing of the gain that makes up for a loss, worked out as loss ÷ (100 − loss) × 100: ${examples}. The dashed line shows a gain equal to the loss. The larger the loss, the further the curve rises above that line.`}
    >
      <Picture
        figureId={id}
        label="Curve of the gain needed after a loss"
        layouts={layouts}
        draw={draw}
      />
    </Figure>
  );
}
