import type {ReactNode} from 'react';
import styles from './drawing.module.css';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  /** Nothing is drawn without it. */
  readonly number: number | undefined;
}

/** A number in a drawing, which the `Legend` below explains. */
export default function Badge({x, y, number}: BadgeProps): ReactNode {
  return number === undefined ? null : (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r={10} />
      <text className={styles.badgeText} x={x} y={y + 4.3}>
        {number}
      </text>
    </g>
  );
}
