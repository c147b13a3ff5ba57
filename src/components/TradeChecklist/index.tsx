import clsx from 'clsx';
import type {ReactNode} from 'react';
import numbered from '../numbered.module.css';
import checklist from './checklist.module.css';

interface Props {
  /** One `<TradeCheck>` after the other. */
  readonly children: ReactNode;
}

/** What has to be true before an EA can trade, as a numbered list of questions. */
export default function TradeChecklist({children}: Props): ReactNode {
  return (
    <div className={clsx(numbered.numbered, numbered.filled, numbered.joined, checklist.checklist)}>
      <ol>{children}</ol>
    </div>
  );
}
