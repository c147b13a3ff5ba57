/**
 * Replaces theme-classic 3.7.0's `@theme/CodeBlock/CopyButton`: reads the code from the page on click,
 * and says in words whether the copy worked.
 */
import {type ReactNode, useEffect, useState} from 'react';

interface Props {
  readonly readCode: () => string;
}

const labels = {idle: 'Copy', copied: 'Copied', failed: 'Copy failed: select the text instead'};

export default function CopyButton({readCode}: Props): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timeout = window.setTimeout(() => setState('idle'), 2000);
    return () => window.clearTimeout(timeout);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readCode());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <button type="button" className="code-block__copy" onClick={() => void copy()}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
