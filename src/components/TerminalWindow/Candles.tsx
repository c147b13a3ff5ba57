import type {ReactNode} from 'react';
import styles from '../Figure/drawing.module.css';
import type {Rect} from './layout';

/** Made-up prices at which the drawn candles open and close, as shares of the chart's height. */
const levels = [
  0.12, 0.3, 0.22, 0.42, 0.34, 0.52, 0.44, 0.28, 0.46, 0.62, 0.54, 0.74, 0.66, 0.84, 0.72, 0.9,
];

const wick = 0.07;

/** Made-up candles for the chart in the drawn window. */
export default function Candles({x, y, width, height}: Rect): ReactNode {
  const step = width / (levels.length - 1);
  const half = Math.round(step * 0.3);
  const yOf = (share: number): number => Math.round(y + height * (1 - share));
  return levels.slice(1).map((close, index) => {
    const open = levels[index] ?? close;
    const centre = Math.round(x + step * (index + 0.5));
    const top = Math.max(open, close);
    const bottom = Math.min(open, close);
    return (
      <g key={index} className={close > open ? styles.up : styles.down}>
        <path d={`M${centre} ${yOf(top + wick)}V${yOf(bottom - wick)}`} />
        <path d={`M${centre - half} ${yOf(top)}h${2 * half}V${yOf(bottom)}h${-2 * half}Z`} />
      </g>
    );
  });
}
