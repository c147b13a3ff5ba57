import type {ReactNode} from 'react';
import styles from './drawing.module.css';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** A numbered place in a drawing; a `Legend` below explains the number. */
export default function Badge({x, y, number}: BadgeProps): ReactNode {
  return (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r={10} />
      <text className={styles.badgeText} x={x} y={y + 4.3}>
        {number}
      </text>
    </g>
  );
}
