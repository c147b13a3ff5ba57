import type {ReactNode} from 'react';
import type {MarkedText} from '../types';

/** A name such as `TRADE_RETCODE_LOCKED`: the group makes `split` keep it. */
const CONSTANT = /([A-Z\d]+(?:_[A-Z\d]+)+)/;

/** Texts and constants by turns: names that shout are drawn smaller. */
function withConstants(text: string): ReactNode {
  return text.split(CONSTANT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="SearchView-Constant" translate="no">
        {part}
      </span>
    ),
  );
}

interface Props {
  parts: MarkedText;
  /** Text in front of it. */
  before?: string;
  /** What terminals print is not translated. */
  isPrinted?: boolean;
}

/**
 * A text with what was found in it. Another text gets another element: a browser that translates the page replaces
 * text nodes, which React can then neither change nor remove (react#11538).
 */
export default function Marked({parts, before = '', isPrinted = false}: Props): ReactNode {
  return (
    <span key={before + JSON.stringify(parts)} translate={isPrinted ? 'no' : undefined}>
      {before}
      {parts.map(({text, isMatch}, index) =>
        isMatch ? (
          <mark key={index} className="SearchView-Mark">
            {withConstants(text)}
          </mark>
        ) : (
          withConstants(text)
        ),
      )}
    </span>
  );
}
