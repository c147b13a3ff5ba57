/**
 * Replaces theme-classic 3.7.0's `@theme/CodeBlock`, which highlights code in the browser. This one shows
 * code that was highlighted at compile time.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** How long the button says “Copied”, in milliseconds. */
const COPIED_TIME = 2000;

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
}

export default function CodeBlock({children, className, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), COPIED_TIME) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(code.current?.textContent ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      {/* A scrolling block must be reachable by keyboard. */}
      <pre tabIndex={0} translate="no">
        <code ref={code} className={className}>
          {children}
        </code>
      </pre>
      {useIsBrowser() && (
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <span key={String(isCopied)}>{isCopied ? 'Copied' : 'Copy'}</span>
        </button>
      )}
    </div>
  );
}
