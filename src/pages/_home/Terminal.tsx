import Link from '@docusaurus/Link';
import pens from '@site/src/components/Figure/drawing.module.css';
import {layOut} from '@site/src/components/TerminalWindow/layout';
import WindowDrawing from '@site/src/components/TerminalWindow/WindowDrawing';
import {usePlatforms} from '@site/src/reader/platform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {doors} from './doors';
import styles from './styles.module.css';

/** The status bar is high enough for a link. */
const layout = layOut({width: 560, height: 440}, {column: 146, button: 142}, 48);

/** The window of the reader's terminal, whose places are links; on narrow screens the links alone. */
export default function Terminal(): ReactNode {
  const [platform] = usePlatforms();
  return (
    <div className={styles.terminal}>
      <svg
        className={clsx(pens.drawing, pens.wide)}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {platform && <WindowDrawing platform={platform.id} layout={layout} numbers={{}} />}
      </svg>
      <ol className={styles.doors}>
        {doors.map(({place, label, to}) => (
          <li key={place} className={styles[place]}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
