/**
 * Replaces theme-classic 3.7.0's `@theme/CodeBlock`: prints code that was highlighted at compile time,
 * with its title and a copy button, and needs no Prism in the browser.
 */
import {parseCodeBlockTitle} from '@docusaurus/theme-common/internal';
import {type ReactNode, useRef} from 'react';
import CopyButton from './CopyButton';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  /** Text after the language of a fence, such as `title="…"`. */
  readonly metastring?: string;
}

export default function CodeBlock({children, className, metastring}: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const title = parseCodeBlockTitle(metastring);
  return (
    <div className="code-block theme-code-block">
      {title && <div className="code-block__title">{title}</div>}
      {/* A scrolling block must be reachable by keyboard. */}
      <pre tabIndex={0} className={className}>
        <code ref={codeRef}>{children}</code>
      </pre>
      <CopyButton readCode={() => codeRef.current?.textContent ?? ''} />
    </div>
  );
}
