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
      <span key={index} className="SearchView-Constant">
        {part}
      </span>
    ),
  );
}

/** A text with what was found in it. */
export default function Marked({parts}: {parts: MarkedText}): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className="SearchView-Mark">
        {withConstants(text)}
      </mark>
    ) : (
      withConstants(text)
    ),
  );
}
