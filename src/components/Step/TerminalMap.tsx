import type {ReactNode} from 'react';
import drawing from '../Figure/drawing.module.css';
import {frame, type PartId, parts} from './parts';
import styles from './styles.module.css';

interface Props {
  readonly part: PartId;
  readonly where?: string | undefined;
}

/** A miniature of the terminal with one part highlighted. */
export default function TerminalMap({part, where}: Props): ReactNode {
  return (
    <svg
      className={styles.map}
      width={120}
      height={84}
      viewBox="0 0 120 84"
      data-print="no"
      {...(where ? {role: 'img', 'aria-label': where} : {'aria-hidden': true})}
    >
      <path className={drawing.panel} d={frame} />
      <path className={styles.lit} d={parts[part]} />
    </svg>
  );
}
