import Link from '@site/src/components/Link';
import drawing from '@site/src/components/Figure/drawing.module.css';
import WindowDrawing, {HEIGHT} from '@site/src/components/TerminalWindow/WindowDrawing';
import {useRememberedPlatform} from '@site/src/reader/platform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {problemLinks} from './links';
import styles from './styles.module.css';

/** Width of the drawing: the window, and to its right the space for the links. */
const WIDTH = 504;

/** The lines to the links. The style sheet repeats how far apart they end. */
const LEADERS = 'M246 70H322M286 133L306 149H322M190 275L306 228H322M290 308H322';

/** The window of the reader's terminal, with lines from its areas to links. Narrow screens show only the links. */
export default function Terminal(): ReactNode {
  const platform = useRememberedPlatform() ?? 'mt4';
  return (
    <div className={styles.terminal}>
      <svg
        className={drawing.drawing}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        <WindowDrawing platform={platform} />
        <path className={styles.leaders} d={LEADERS} />
        <g className={drawing.badge}>
          <circle cx={246} cy={70} r={4} />
          <circle cx={286} cy={133} r={4} />
          <circle cx={190} cy={275} r={4} />
          <circle cx={290} cy={308} r={4} />
        </g>
      </svg>
      <ul className={clsx('clean-list', styles.doors)}>
        {problemLinks.map(({area, label, to}) => (
          <li key={area}>
            <Link className="control control--framed" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
