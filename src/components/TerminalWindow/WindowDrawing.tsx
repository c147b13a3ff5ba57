import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Sign from '../EaSigns/Sign';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import Candles from './Candles';
import type {WindowLayout} from './layout';
import {BottomPanel, SidePanel, StatusBar, Toolbar} from './parts';
import type {Numbers} from './areas';

const menus = ['File', 'View', 'Insert', 'Charts', 'Tools', 'Window', 'Help'].join('\u2002\u2009');

interface WindowDrawingProps {
  readonly platform: PlatformId;
  readonly layout: WindowLayout;
  readonly numbers: Numbers;
}

/** The chart with an EA on it. */
function Chart({platform, layout: {chart}, numbers}: WindowDrawingProps): ReactNode {
  const right = chart.x + chart.width;
  const bottom = chart.y + chart.height;
  return (
    <g>
      <rect className={styles.paper} {...chart} />
      <Candles
        x={chart.x + 4}
        y={chart.y + 34}
        width={chart.width - 8}
        height={chart.height - 42}
      />
      <text className={`${styles.text} ${styles.end}`} x={right - 36} y={chart.y + 20}>
        Your EA
      </text>
      <Sign
        kind={platform === 'mt4' ? 'smile' : 'cap-coloured'}
        x={right - 19}
        y={chart.y + 15.5}
      />
      <Badge x={right - 16} y={bottom - 16} number={numbers.chart} />
    </g>
  );
}

/** The window of a terminal with its numbered parts. */
export default function WindowDrawing(props: WindowDrawingProps): ReactNode {
  const {platform, layout, numbers} = props;
  const {name, button, bottomPanel} = platforms[platform];
  const {width, height, titleBar, menu} = layout;
  return (
    <>
      <rect className={styles.panel} x={0.5} y={0.5} width={width - 1} height={height - 1} rx={6} />
      <text className={styles.strong} x={titleBar.x + 9} y={titleBar.y + 18}>
        {`Account number – ${name}`}
      </text>
      <text className={styles.quiet} x={menu.x + 9} y={menu.y + 16}>
        {menus}
      </text>
      <Toolbar rect={layout.toolbar} button={layout.button} title={button} numbers={numbers} />
      <SidePanel
        rect={layout.marketWatch}
        title="Market Watch"
        area="marketWatch"
        numbers={numbers}
      />
      <SidePanel rect={layout.navigator} title="Navigator" area="navigator" numbers={numbers} />
      <Chart {...props} />
      <BottomPanel rect={layout.panel} title={bottomPanel} numbers={numbers} />
      <StatusBar rect={layout.statusBar} numbers={numbers} />
    </>
  );
}
