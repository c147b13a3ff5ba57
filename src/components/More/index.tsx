import type {ReactNode} from 'react';
import folded from '../Folded/folded.module.css';

interface Props {
  /** A few words about the hidden content. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Content that only some readers need; it unfolds in place. Anything that can cost money or start a trade
 * must not be inside. `Folded/openForReader.ts` opens it for links, search hits and printing.
 */
export default function More({title, children}: Props): ReactNode {
  return (
    <details className={folded.folded} data-fold="details">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
