import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import {readCaption} from '../Figure/readCaption';
import numbered from '../numbered.module.css';
import checklist from './checklist.module.css';

interface Props {
  readonly platform: PlatformId;
  /** A paragraph, which is the caption, followed by one `<TradeCheck>` after the other. */
  readonly children: ReactNode;
}

/** What has to be true before an EA can trade, as a numbered list of questions. */
export default function TradeChecklist({platform, children}: Props): ReactNode {
  const {caption, content} = readCaption(children);
  return (
    // Links and bookmarks have this id.
    <Figure id={`permission-ladder-${platform}`} caption={caption}>
      <div
        className={clsx(numbered.numbered, numbered.filled, numbered.joined, checklist.checklist)}
      >
        <ol>{content}</ol>
      </div>
    </Figure>
  );
}
