import type {ReactNode} from 'react';
import {parseMarks} from './marks';

/** Escaped HTML with marks, drawn as text: nothing in it is ever read as HTML. */
export default function Marked({html}: {html: string}): ReactNode {
  return parseMarks(html).map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className="SearchView-Mark">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
