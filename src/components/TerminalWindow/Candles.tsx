import type {ReactNode} from 'react';
import styles from '../Figure/drawing.module.css';
import type {Rect} from './layout';

/** Opening and closing heights of drawn bars, as shares of the chart; they mean nothing. */
const bars = [
  [0.2, 0.34],
  [0.34, 0.28],
  [0.28, 0.45],
  [0.45, 0.4],
  [0.4, 0.56],
  [0.56, 0.48],
  [0.48, 0.36],
  [0.36, 0.5],
  [0.5, 0.62],
  [0.62, 0.57],
  [0.57, 0.7],
  [0.7, 0.64],
] as const;

const wick = 0.05;

/** Candles for the chart of the window: a hint, not a market. */
export default function Candles({x, y, width, height}: Rect): ReactNode {
  const step = width / bars.length;
  const place = (share: number): number => Math.round(y + height * (1 - share));
  return bars.map(([open, close], index) => {
    const centre = Math.round(x + step * (index + 0.5));
    const high = Math.max(open, close);
    const low = Math.min(open, close);
    return (
      <g key={index} className={close > open ? styles.up : styles.down}>
        <path d={`M${centre} ${place(high + wick)}V${place(low - wick)}`} />
        <path d={`M${centre - 3} ${place(high)}h6V${place(low)}h-6Z`} />
      </g>
    );
  });
}
