import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import Figure, {captionId} from '../Figure';
import {readCaption} from '../Figure/readCaption';
import dialog from './dialog.module.css';

interface Props {
  /** Part of the id of the drawing. */
  readonly window: string;
  readonly platform: PlatformId;
  readonly title: string;
  readonly tabs?: readonly string[];
  /** The selected tab. */
  readonly tab?: string;
  readonly buttons?: readonly string[];
  /** A paragraph, which is the caption, followed by one `<DialogLine>` after the other. */
  readonly children: ReactNode;
}

/** A window of the terminal, with the lines that a step needs highlighted. */
export default function TerminalDialog({
  window,
  platform,
  title,
  tabs = [],
  tab,
  buttons = [],
  children,
}: Props): ReactNode {
  const id = `window-${window}-${platform}`;
  const {caption, content} = readCaption(children);
  return (
    <Figure id={id} caption={caption}>
      <div
        role="img"
        translate="no"
        aria-label={`Diagram of the window “${title}”${tab ? `, tab ${tab}` : ''}`}
        aria-describedby={captionId(id)}
      >
        <div className={dialog.window} aria-hidden="true">
          <div className={dialog.title}>{title}</div>
          {tabs.length > 0 && (
            <div className={dialog.tabs}>
              {tabs.map((label, index) => (
                <span key={index} className={clsx(label === tab && dialog.current)}>
                  {label}
                </span>
              ))}
            </div>
          )}
          <div className={dialog.lines}>{content}</div>
          {buttons.length > 0 && (
            <div className={dialog.buttons}>
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
