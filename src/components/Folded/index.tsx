import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import folded from './folded.module.css';

interface Props {
  /** A heading, which is always shown, followed by the content that unfolds. */
  readonly children: ReactNode;
}

/**
 * A section that is folded to its heading. `openForReader.ts` opens it for links, search hits and printing; the
 * browser opens it when its own search finds something inside.
 */
export default function Folded({children}: Props): ReactNode {
  const [heading, ...text] = Children.toArray(children).filter(isValidElement);
  return (
    <details className={clsx(folded.folded, folded.section)} data-fold="sections">
      <summary>{heading}</summary>
      {text}
    </details>
  );
}
