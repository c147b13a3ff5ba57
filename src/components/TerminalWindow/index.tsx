import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import Legend from '../Figure/Legend';
import Picture, {Drawing} from '../Figure/Picture';
import {layouts} from './layout';
import {areasOf} from './areas';
import WindowDrawing from './WindowDrawing';

/** The window of a terminal with the parts that the manual mentions, numbered and explained. */
export default function TerminalWindow({platform}: {readonly platform: PlatformId}): ReactNode {
  const id = `terminal-window-${platform}`;
  const {name} = platforms[platform];
  const areas = areasOf(platform);
  const numbers = Object.fromEntries(areas.map((area, index) => [area.id, index + 1]));
  return (
    <Figure
      id={id}
      caption={`Schematic drawing of the ${name} window. Panels can be moved and closed.`}
    >
      <Picture
        figureId={id}
        label={`${name} window with ${areas.length} numbered areas: Market Watch and the Navigator on the left, the toolbar at the top, the tabs and the status bar at the bottom`}
      >
        {(['wide', 'narrow'] as const).map((screens) => {
          const layout = layouts[screens];
          return (
            <Drawing key={screens} screens={screens} width={layout.width} height={layout.height}>
              <WindowDrawing platform={platform} layout={layout} numbers={numbers} />
            </Drawing>
          );
        })}
      </Picture>
      <Legend entries={areas} />
    </Figure>
  );
}
