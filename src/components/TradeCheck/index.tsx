import {Children, isValidElement, type ReactNode} from 'react';
import checklist from '../TradeChecklist/checklist.module.css';

interface Props {
  /** Three paragraphs: the question, how to find the answer, and what to do if it is no. */
  readonly children: ReactNode;
}

/** One question of a `<TradeChecklist>`. */
export default function TradeCheck({children}: Props): ReactNode {
  const [question, look, otherwise] = Children.toArray(children).filter(isValidElement);
  return (
    <li>
      <div className={checklist.check}>
        <div>
          {question}
          <div className="quiet">{look}</div>
        </div>
        <div className={checklist.otherwise}>{otherwise}</div>
      </div>
    </li>
  );
}
