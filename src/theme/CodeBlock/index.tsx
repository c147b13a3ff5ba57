import type {ComponentProps, ReactNode} from 'react';

/**
 * Replaces theme-classic 3.7.0's `@theme/CodeBlock`, which brings 25 kB (gzip) of Prism. The manual has no code to
 * colour.
 */
export default function CodeBlock({children}: ComponentProps<'pre'>): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
