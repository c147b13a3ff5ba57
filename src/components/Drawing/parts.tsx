import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

export const menus = 'File View Insert Charts Tools Window Help';

/** A window or panel with its title. */
export function Window({title, children}: WithChildren & {readonly title: string}): ReactNode {
  return (
    <div className={styles.window}>
      <div className={styles.title}>{title}</div>
      {children}
    </div>
  );
}

/** What a step is about. */
export function Lit({children}: WithChildren): ReactNode {
  return <div className={styles.lit}>{children}</div>;
}

export function Body({children}: WithChildren): ReactNode {
  return <div className={styles.body}>{children}</div>;
}

/** Parts side by side. They wrap if letters are large. */
export function Row({children, end}: WithChildren & {readonly end?: boolean}): ReactNode {
  return <div className={clsx(styles.row, end && styles.end)}>{children}</div>;
}

export function Button({children}: WithChildren): ReactNode {
  return <span className={styles.button}>{children}</span>;
}

/** The buttons at the foot of a window of properties. */
export function OkCancel(): ReactNode {
  return (
    <Row end>
      <Button>OK</Button>
      <Button>Cancel</Button>
    </Row>
  );
}

/** Tabs of a window, or at the foot of a panel. */
export function Tabs({
  names,
  current,
}: {
  readonly names: readonly string[];
  readonly current: string;
}): ReactNode {
  return (
    <div className={clsx(styles.row, styles.tabs)}>
      {names.map((name) => (
        <span key={name} className={clsx(name === current && styles.current)}>
          {name}
        </span>
      ))}
    </div>
  );
}

export function Box({isTicked, children}: WithChildren & {readonly isTicked?: boolean}): ReactNode {
  return (
    <div className={styles.row}>
      <span className={clsx(styles.box, isTicked && styles.ticked)} />
      {children}
    </div>
  );
}

/** A menu with the entry that a step needs. Other entries are left out. */
export function Menu({
  entries,
  lit,
}: {
  readonly entries: readonly string[];
  readonly lit: string;
}): ReactNode {
  return (
    <div className={styles.menu}>
      {entries.map((entry, index) => (
        <div key={index}>{entry === lit ? <Lit>{entry}</Lit> : entry}</div>
      ))}
    </div>
  );
}

/** A table of the terminal. */
export function Grid({rows}: {readonly rows: readonly (readonly ReactNode[])[]}): ReactNode {
  const columns = rows[0]?.length ?? 1;
  return (
    <div className={styles.grid} style={{gridTemplateColumns: `repeat(${columns}, auto)`}}>
      {rows.flat().map((cell, index) => (
        <div key={index}>{cell}</div>
      ))}
    </div>
  );
}
