import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import Legend from '../Figure/Legend';
import Picture from '../Figure/Picture';
import {layouts} from './layout';
import {placeOrder, placesOf} from './places';
import WindowDrawing from './WindowDrawing';

interface TerminalWindowProps {
  readonly platform: PlatformId;
  readonly id?: string;
}

/** The window of a terminal with the places that the manual speaks of, numbered and explained. */
export default function TerminalWindow({
  platform,
  id = `terminal-window-${platform}`,
}: TerminalWindowProps): ReactNode {
  const {name} = platforms[platform];
  const places = placesOf(platform);
  return (
    <Figure
      id={id}
      caption={`The window of ${name}: Market Watch above the Navigator on the left, the toolbar above the chart, the panel with the tabs and the status bar at the bottom. Schematic drawing: panels can be moved and closed.`}
    >
      <Picture
        figureId={id}
        label={`Window of ${name} with ${placeOrder.length} numbered places`}
        layouts={layouts}
        draw={(layout) => <WindowDrawing platform={platform} layout={layout} />}
      />
      <Legend entries={placeOrder.map((place) => places[place])} />
    </Figure>
  );
}
