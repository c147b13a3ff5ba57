import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Sign from '../EaSigns/Sign';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import Candles from './Candles';
import type {Rect, WindowLayout} from './layout';
import {numberOf} from './places';

const menus = 'File   View   Insert   Charts   Tools   Window   Help';

function Area({rect, className}: {readonly rect: Rect; readonly className?: string}): ReactNode {
  return <rect className={className ?? styles.paper} rx={2} {...rect} />;
}

/** Grey lines that stand for text nobody has to read. */
function Lines({rect, count}: {readonly rect: Rect; readonly count: number}): ReactNode {
  const widths = [0.72, 0.55, 0.8, 0.62];
  return Array.from({length: count}, (_, index) => (
    <rect
      key={index}
      className={styles.faint}
      x={rect.x}
      y={rect.y + index * 14}
      width={Math.round(rect.width * (widths[index % widths.length] ?? 1))}
      height={6}
      rx={3}
    />
  ));
}

function SidePanel({rect, title, number}: {rect: Rect; title: string; number: number}): ReactNode {
  const lines = {x: rect.x + 8, y: rect.y + 34, width: rect.width - 16, height: 0};
  return (
    <g>
      <Area rect={rect} />
      <text className={styles.strong} x={rect.x + 8} y={rect.y + 18}>
        {title}
      </text>
      <Lines rect={lines} count={Math.floor((rect.height - 38) / 14)} />
      <Badge x={rect.x + rect.width - 10} y={rect.y + rect.height - 10} number={number} />
    </g>
  );
}

function BottomPanel({rect, title}: {readonly rect: Rect; readonly title: string}): ReactNode {
  const tabsTop = rect.y + rect.height - 28;
  const tab = rect.width / 4;
  const names = ['Trade', '…', 'Experts', 'Journal'];
  return (
    <g>
      <Area rect={rect} />
      <text className={styles.strong} x={rect.x + 8} y={rect.y + 18}>
        {title}
      </text>
      <Lines rect={{...rect, x: rect.x + 8, y: rect.y + 30}} count={2} />
      {names.map((name, index) => (
        <g key={name}>
          <rect
            className={styles.panel}
            x={rect.x + index * tab}
            y={tabsTop}
            width={tab}
            height={28}
          />
          <text className={styles.text} x={rect.x + index * tab + 8} y={tabsTop + 18}>
            {name}
          </text>
        </g>
      ))}
      <Badge x={rect.x + 3 * tab - 12} y={tabsTop} number={numberOf('experts')} />
      <Badge x={rect.x + 4 * tab - 12} y={tabsTop} number={numberOf('journal')} />
    </g>
  );
}

/** The window of a terminal with its numbered places. */
export default function WindowDrawing({
  platform,
  layout,
}: {
  readonly platform: PlatformId;
  readonly layout: WindowLayout;
}): ReactNode {
  const {name, button, bottomPanel} = platforms[platform];
  const {titleBar, menu, toolbar, chart, statusBar} = layout;
  return (
    <>
      <rect
        className={styles.panel}
        x={0.5}
        y={0.5}
        width={layout.width - 1}
        height={layout.height - 1}
        rx={6}
      />
      <text className={styles.strong} x={titleBar.x + 9} y={titleBar.y + 18}>
        {`Account number – ${name}`}
      </text>
      <text className={styles.quiet} x={menu.x + 9} y={menu.y + 16} xmlSpace="preserve">
        {menus}
      </text>
      <path className={styles.axis} d={`M1 ${toolbar.y}H${layout.width - 1}`} />
      <Area rect={layout.button} className={styles.tint} />
      <text className={styles.strong} x={layout.button.x + 10} y={layout.button.y + 18.5}>
        {button}
      </text>
      <Badge
        x={layout.button.x + layout.button.width}
        y={layout.button.y + 14}
        number={numberOf('button')}
      />
      <SidePanel rect={layout.marketWatch} title="Market Watch" number={numberOf('marketWatch')} />
      <SidePanel rect={layout.navigator} title="Navigator" number={numberOf('navigator')} />
      <Area rect={chart} />
      <Candles
        x={chart.x + 8}
        y={chart.y + 30}
        width={chart.width - 40}
        height={chart.height - 40}
      />
      <text
        className={`${styles.text} ${styles.end}`}
        x={chart.x + chart.width - 32}
        y={chart.y + 20}>
        Your EA
      </text>
      <Sign
        kind={platform === 'mt4' ? 'smile' : 'cap-coloured'}
        x={chart.x + chart.width - 17}
        y={chart.y + 15.5}
      />
      <Badge
        x={chart.x + chart.width - 16}
        y={chart.y + chart.height - 16}
        number={numberOf('chart')}
      />
      <BottomPanel rect={layout.panel} title={bottomPanel} />
      <path
        className={styles.up}
        d={`M${statusBar.width - 84} ${statusBar.y + 20}h4v-5h-4zm7 0h4v-9h-4zm7 0h4v-13h-4z`}
      />
      <text
        className={`${styles.text} ${styles.end}`}
        x={statusBar.width - 92}
        y={statusBar.y + 19}>
        Connection
      </text>
      <Badge x={statusBar.width - 16} y={statusBar.y + 14} number={numberOf('statusBar')} />
    </>
  );
}
