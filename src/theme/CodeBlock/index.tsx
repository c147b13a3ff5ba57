/**
 * Replaces theme-classic 3.7.0's `@theme/CodeBlock`, which highlights code in the browser. No page has code to
 * highlight.
 */
import type {ReactNode} from 'react';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
}

export default function CodeBlock({children, className}: Props): ReactNode {
  return (
    // A scrolling block must be reachable by keyboard.
    <pre tabIndex={0} translate="no">
      <code className={className}>{children}</code>
    </pre>
  );
}
