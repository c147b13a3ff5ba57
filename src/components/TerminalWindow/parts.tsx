import type {ReactNode} from 'react';
import Badge from '../Figure/Badge';
import styles from '../Figure/drawing.module.css';
import type {Rect} from './layout';
import type {Numbers, AreaId} from './areas';

interface PartProps {
  readonly rect: Rect;
}

interface NumberedProps extends PartProps {
  readonly numbers: Numbers;
}

const lineStep = 14;
const lineShares = [0.72, 0.5, 0.64];

/** Grey lines in place of text that nobody needs to read. */
function Lines({rect, count}: PartProps & {readonly count: number}): ReactNode {
  return Array.from({length: count}, (_, index) => (
    <rect
      key={index}
      className={styles.faint}
      x={rect.x + 8}
      y={rect.y + 31 + index * lineStep}
      width={Math.round((rect.width - 16) * (lineShares[index % lineShares.length] ?? 1))}
      height={6}
      rx={3}
    />
  ));
}

function Title({rect, children}: PartProps & {readonly children: string}): ReactNode {
  return (
    <text className={styles.strong} x={rect.x + 8} y={rect.y + 19}>
      {children}
    </text>
  );
}

interface SidePanelProps extends NumberedProps {
  readonly title: string;
  readonly area: AreaId;
}

/** A panel in the left column. */
export function SidePanel({rect, title, area, numbers}: SidePanelProps): ReactNode {
  return (
    <g>
      <rect className={styles.paper} {...rect} />
      <Title rect={rect}>{title}</Title>
      <Lines rect={rect} count={Math.floor((rect.height - 32) / lineStep)} />
      <Badge x={rect.x + rect.width - 16} y={rect.y + rect.height - 16} number={numbers[area]} />
    </g>
  );
}

const tabHeight = 30;
const tabs: readonly {readonly name: string; readonly share: number; readonly area?: AreaId}[] = [
  {name: 'Trade', share: 0.2},
  {name: '…', share: 0.12},
  {name: 'Experts', share: 0.34, area: 'experts'},
  {name: 'Journal', share: 0.34, area: 'journal'},
];

/** The panel at the bottom with its row of tabs. */
export function BottomPanel({
  rect,
  title,
  numbers,
}: NumberedProps & {readonly title: string}): ReactNode {
  const top = rect.y + rect.height - tabHeight;
  return (
    <g>
      <rect className={styles.paper} {...rect} />
      <Title rect={rect}>{title}</Title>
      <Lines rect={rect} count={2} />
      {tabs.map(({name, share, area}, index) => {
        const before = tabs.slice(0, index).reduce((sum, tab) => sum + tab.share, 0);
        const x = Math.round(rect.x + before * rect.width);
        const width = Math.round(share * rect.width);
        return (
          <g key={name}>
            <rect className={styles.panel} x={x} y={top} width={width} height={tabHeight} />
            <text className={styles.text} x={x + 8} y={top + 20}>
              {name}
            </text>
            {area && <Badge x={x + Math.min(82, width - 16)} y={top + 15} number={numbers[area]} />}
          </g>
        );
      })}
    </g>
  );
}

/** The toolbar. Only the button that the manual mentions has its name on it. */
export function Toolbar({
  rect,
  button,
  title,
  numbers,
}: NumberedProps & {readonly button: Rect; readonly title: string}): ReactNode {
  const icons = Math.floor((button.x - rect.x - 12) / 26);
  return (
    <g>
      <path className={styles.axis} d={`M${rect.x} ${rect.y}h${rect.width}`} />
      {Array.from({length: icons}, (_, index) => (
        <rect
          key={index}
          className={styles.faint}
          x={rect.x + 9 + index * 26}
          y={button.y + 5}
          width={18}
          height={18}
          rx={3}
        />
      ))}
      <rect className={styles.tint} rx={3} {...button} />
      <text className={styles.strong} x={button.x + 10} y={button.y + 19}>
        {title}
      </text>
      <Badge
        x={button.x + button.width - 16}
        y={button.y + button.height / 2}
        number={numbers.button}
      />
    </g>
  );
}

/** The status bar, with the bars that show the connection at its right end. */
export function StatusBar({rect, numbers}: NumberedProps): ReactNode {
  const right = rect.x + rect.width;
  const middle = rect.y + rect.height / 2;
  return (
    <g>
      <text className={`${styles.text} ${styles.end}`} x={right - 58} y={middle + 5}>
        Connection
      </text>
      <path
        className={styles.up}
        d={`M${right - 51} ${middle + 5}h4v-4h-4zm7 0h4v-8h-4zm7 0h4v-12h-4z`}
      />
      <Badge x={right - 17} y={middle} number={numbers.statusBar} />
    </g>
  );
}
