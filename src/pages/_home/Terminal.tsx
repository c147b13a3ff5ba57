import Link from '@site/src/components/Link';
import pens from '@site/src/components/Figure/drawing.module.css';
import {layOut} from '@site/src/components/TerminalWindow/layout';
import WindowDrawing from '@site/src/components/TerminalWindow/WindowDrawing';
import {useRememberedPlatform} from '@site/src/reader/platform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {doors} from './doors';
import styles from './styles.module.css';

const layout = layOut({width: 312, height: 300}, {column: 108, button: 132});

/** The window and, to its right, room for the links. */
const WIDTH = 504;

/** Where the line to each link begins, and the rest of it. The style sheet repeats how far apart they end. */
const LEADERS = {
  button: {x: 246, y: 70, line: 'H322'},
  chart: {x: 286, y: 133, line: 'L306 141H322'},
  experts: {x: 190, y: 251, line: 'L306 212H322'},
  statusBar: {x: 290, y: 284, line: 'H322'},
} as const;

/** The window of the reader's terminal, with lines from its areas to links. Narrow screens show only the links. */
export default function Terminal(): ReactNode {
  const platform = useRememberedPlatform() ?? 'mt4';
  return (
    <div className={styles.terminal}>
      <svg
        className={clsx(pens.drawing, styles.drawing)}
        width={WIDTH}
        height={layout.height}
        viewBox={`0 0 ${WIDTH} ${layout.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <WindowDrawing platform={platform} layout={layout} numbers={{}} />
        <g className={styles.leaders}>
          {Object.entries(LEADERS).map(([area, {x, y, line}]) => (
            <g key={area}>
              <circle cx={x} cy={y} r={3.5} />
              <path d={`M${x} ${y}${line}`} />
            </g>
          ))}
        </g>
      </svg>
      <ul className={clsx('clean-list', styles.doors)}>
        {doors.map(({area, label, to}) => (
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
