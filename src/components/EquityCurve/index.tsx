import type {ReactNode} from 'react';
import Figure from '../Figure';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import Legend from '../Figure/Legend';
import Picture, {Drawing} from '../Figure/Picture';

const id = 'equity-curve';

const balances = [
  {label: '10,000', step: 'Start', x: 90, y: 222, labelY: 212},
  {label: '8,500', step: '1', x: 139, y: 246, labelY: 265},
  {label: '20,000', step: '2', x: 188, y: 62, labelY: 52},
  {label: '17,600', step: '3', x: 237, y: 100.4, labelY: 119.4},
  {label: '22,000', step: '4', x: 286, y: 30, labelY: 20},
];

const ticks = [
  {label: '5,000', y: 302},
  {label: '10,000', y: 222},
  {label: '15,000', y: 142},
  {label: '20,000', y: 62},
];

const falls = [
  {number: 1, figure: '1,500', bar: 'M207.5 222h10m-5 0V246m-5 0h10', x: 232.5, y: 234},
  {number: 2, figure: '2,400', bar: 'M232 62h10m-5 0V100.4m-5 0h10', x: 217, y: 136.4},
  {number: 3, figure: '15.00%', bar: 'M134 222h10m-5 0V246m-5 0h10', x: 119, y: 282},
];

/** The balance of the worked example with its absolute, maximal and relative drawdown marked. */
export default function EquityCurve(): ReactNode {
  return (
    <Figure
      id={id}
      caption="Schematic drawing of an example balance: 10,000, 8,500, 20,000, 17,600, 22,000. Here, the largest fall in money isn’t the largest in per cent."
    >
      <Picture figureId={id} label="Balance curve with three drawdowns marked">
        <Drawing screens="all" width={312} height={330}>
          <path className={styles.under} d="M90 222 139 246 188 62 237 100.4 286 30V302H90Z" />
          {ticks.map(({label, y}) => (
            <g key={label}>
              <path className={styles.grid} d={`M60 ${y}H286`} />
              <text className={`${styles.quiet} ${styles.end}`} x={52} y={y + 4}>
                {label}
              </text>
            </g>
          ))}
          <path className={styles.axis} d="M60 22V302H286" />
          <text className={styles.text} x={68} y={30}>
            Balance
          </text>
          <path className={styles.level} d="M90 222H237M139 246H237M188 62H237" />
          <path className={styles.curve} d="M90 222 139 246 188 62 237 100.4 286 30" />
          {falls.map(({number, figure, bar, x, y}) => (
            <g key={number}>
              <path className={styles.fall} d={bar} />
              <Badge x={x} y={y} number={number} />
              <text className={styles.strong} x={x + 15} y={y + 4.5}>
                {figure}
              </text>
            </g>
          ))}
          {balances.map(({label, step, x, y, labelY}) => (
            <g key={step} className={styles.middle}>
              <circle className={styles.dot} cx={x} cy={y} r={4} />
              <text className={styles.text} x={x} y={labelY}>
                {label}
              </text>
              <text className={styles.quiet} x={x} y={321}>
                {step}
              </text>
            </g>
          ))}
        </Drawing>
      </Picture>
      <Legend
        entries={[
          {
            name: 'Absolute drawdown',
            text: '1,500, from the initial deposit of 10,000 down to the lowest value, 8,500.',
          },
          {
            name: 'Maximal drawdown',
            text: '2,400 (12.00%), from the peak of 20,000 down to 17,600: the largest fall in money.',
          },
          {
            name: 'Relative drawdown',
            text: '15.00% (1,500), from the peak of 10,000 down to 8,500: the largest fall as a percentage.',
          },
        ]}
      />
    </Figure>
  );
}
