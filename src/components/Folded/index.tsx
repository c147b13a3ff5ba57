import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import folded from './folded.module.css';

interface Props {
  /** Whether it is unfolded at first. */
  readonly isOpen?: boolean;
  /** A heading and perhaps a `<span>` with the answer, which are always shown, and the content that unfolds. */
  readonly children: ReactNode;
  /** For long tables: the section is on paper only if the reader has opened it. */
  readonly long?: boolean;
}

/**
 * A section that is folded to its heading and the answer in a line. `openForReader.ts` opens it for links, search
 * hits and printing; the browser opens it when its own search finds something inside.
 */
export default function Folded({isOpen, children, long = false}: Props): ReactNode {
  const [heading, ...others] = Children.toArray(children).filter(isValidElement);
  const answer = others[0]?.type === 'span' ? others.shift() : null;
  return (
    <details
      className={clsx(folded.folded, folded.section)}
      data-fold="sections"
      data-long={long || undefined}
      open={isOpen}
    >
      <summary>
        {heading}
        {answer}
      </summary>
      {others}
    </details>
  );
}
