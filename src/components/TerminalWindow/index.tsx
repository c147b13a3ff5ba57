import type {ReactNode} from 'react';
import Figure, {captionId} from '../Figure';
import drawing from '../Figure/drawing.module.css';
import Legend from '../Figure/Legend';
import {readCaption} from '../Figure/readCaption';
import WindowDrawing, {HEIGHT, WIDTH} from './WindowDrawing';

/** Where the drawing has its numbers, in the order of the list in `docs/_partials/_terminal-window.mdx`. */
const NUMBERS = [
  {x: 98, y: 129},
  {x: 98, y: 184},
  {x: 290, y: 182},
  {x: 236, y: 70},
  {x: 184, y: 281},
  {x: 286, y: 281},
  {x: 294, y: 310},
];

const ID = 'terminal-window';

interface Props {
  /** A paragraph, which is the caption, followed by an ordered list that explains the numbers. */
  readonly children: ReactNode;
}

/** The window of a terminal with the parts that the manual mentions, numbered and explained. */
export default function TerminalWindow({children}: Props): ReactNode {
  const {caption, content} = readCaption(children);
  return (
    <Figure id={ID} caption={caption}>
      <svg
        className={drawing.drawing}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`MetaTrader window with ${NUMBERS.length} numbered areas: Market Watch and the Navigator on the left, the toolbar at the top, the tabs and the status bar at the bottom`}
        aria-describedby={captionId(ID)}
      >
        <WindowDrawing />
        {NUMBERS.map(({x, y}, index) => (
          <g key={index}>
            <circle className={drawing.badge} cx={x} cy={y} r={10} />
            <text className={drawing.badgeText} x={x} y={y + 4.3}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <Legend>{content}</Legend>
    </Figure>
  );
}
