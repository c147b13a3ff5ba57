import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure, {captionId} from '../Figure';
import styles from './styles.module.css';
import {type WindowId, windowOf} from './windows';

interface Props {
  readonly window: WindowId;
  readonly platform: PlatformId;
}

/** A window of the terminal, with the lines that a step needs highlighted. */
export default function TerminalDialog({window, platform}: Props): ReactNode {
  const id = `window-${window}-${platform}`;
  const {title, opensWith, tabs = [], tab, lines, buttons} = windowOf(window, platform);
  const {name} = platforms[platform];
  return (
    <Figure id={id} caption={`Schematic drawing of ${opensWith} in ${name}. Builds differ.`}>
      <div
        role="img"
        translate="no"
        aria-label={`Diagram of the window “${title}”${tab ? `, tab ${tab}` : ''}`}
        aria-describedby={captionId(id)}
      >
        <div className={styles.window} aria-hidden="true">
          <div className={styles.title}>{title}</div>
          {tabs.length > 0 && (
            <div className={styles.tabs}>
              {tabs.map((label, index) => (
                <span key={index} className={clsx(label === tab && styles.current)}>
                  {label}
                </span>
              ))}
            </div>
          )}
          <div className={styles.lines}>
            {lines.map(({kind, label, isLit}, index) => (
              <div key={index} className={clsx(styles[kind], isLit && styles.lit)}>
                {label}
              </div>
            ))}
          </div>
          {buttons.length > 0 && (
            <div className={styles.buttons}>
              {buttons.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
          )}
        </div>
      </div>
    </Figure>
  );
}
