import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure, {captionId} from '../Figure';
import pens from '../Figure/drawing.module.css';
import Legend from '../Figure/Legend';
import WindowDrawing, {HEIGHT, WIDTH} from './WindowDrawing';

/** The parts of the window, in the order of their numbers, and where the drawing has each number. */
function areasOf(platform: PlatformId) {
  const {button, bottomPanel} = platforms[platform];
  return [
    {x: 98, y: 129, name: 'Market Watch', text: 'your account’s symbols and their prices.'},
    {x: 98, y: 184, name: 'Navigator', text: 'accounts, indicators and Expert Advisors.'},
    {
      x: 290,
      y: 182,
      name: 'Chart',
      text: 'one symbol, one timeframe, one EA, named in the top right corner.',
    },
    {
      x: 236,
      y: 70,
      name: `${button} button`,
      text: 'lets all EAs trade or stops them. Red means off.',
    },
    {x: 184, y: 281, name: 'Experts tab', text: 'what the EAs report, errors included.'},
    {
      x: 286,
      y: 281,
      name: 'Journal tab',
      text: `what the terminal reports, such as lost connections. Both are in the ${bottomPanel} panel.`,
    },
    {x: 294, y: 310, name: 'Status bar', text: 'its right end shows the connection.'},
  ];
}

/** The window of a terminal with the parts that the manual mentions, numbered and explained. */
export default function TerminalWindow({platform}: {readonly platform: PlatformId}): ReactNode {
  const id = `terminal-window-${platform}`;
  const {name} = platforms[platform];
  const areas = areasOf(platform);
  return (
    <Figure
      id={id}
      caption={`Schematic drawing of the ${name} window. Panels can be moved and closed.`}
    >
      <svg
        className={pens.drawing}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${name} window with ${areas.length} numbered areas: Market Watch and the Navigator on the left, the toolbar at the top, the tabs and the status bar at the bottom`}
        aria-describedby={captionId(id)}
      >
        <WindowDrawing platform={platform} />
        {areas.map(({x, y, name: area}, index) => (
          <g key={area}>
            <circle className={pens.badge} cx={x} cy={y} r={10} />
            <text className={pens.badgeText} x={x} y={y + 4.3}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <Legend entries={areas} />
    </Figure>
  );
}
