import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinPath} from '@site/src/plugins/markdown-twins/twinPath';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

const labels = {
  idle: 'Copy page',
  copied: 'Copied',
  unloaded: 'Not copied: the text did not load',
  refused: 'Not copied: the browser refused',
};

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  // Some hosts answer every path with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) {
    throw new Error(url);
  }
  return response.text();
}

/** Safari lets a click copy only what it is handed at once: not the text, but the promise of it. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((it) => new Blob([it], {type: 'text/plain'}));
  // eslint-disable-next-line compat/compat -- Firefox 115, which lacks it, has returned above.
  const item = new ClipboardItem({'text/plain': blob});
  return navigator.clipboard.write([item]);
}

/** Copies the Markdown twin of the page, and says in words whether that worked. */
export default function CopyPage(): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const {pathname} = useLocation();
  const url = twinPath(pathname, useBaseUrl('/'));

  const handleClick = async () => {
    const text = fetchText(url);
    try {
      await copy(text);
      setState('copied');
    } catch {
      setState(
        await text.then(
          () => 'refused' as const,
          () => 'unloaded' as const,
        ),
      );
    }
    window.setTimeout(() => setState('idle'), 4000);
  };

  return (
    <button type="button" className={styles.copy} onClick={() => void handleClick()}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
