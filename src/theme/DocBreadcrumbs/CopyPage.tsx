import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinPath} from '@site/src/navigation/twinPath';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  // Some hosts answer every path with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) {
    throw new Error(url);
  }
  return response.text();
}

/** Safari requires the copy to start during the click, so it gets a promise of the text. */
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
  // How the last copy ended. Null before a click, and again four seconds after a success.
  const [outcome, setOutcome] = useState<'copied' | {readonly failure: string} | null>(null);
  const {pathname} = useLocation();
  const url = twinPath(pathname, useBaseUrl('/'));

  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timeout = window.setTimeout(() => setOutcome(null), 4000);
    return () => window.clearTimeout(timeout);
  }, [outcome]);

  const handleClick = async () => {
    setOutcome(null);
    const text = fetchText(url);
    try {
      await copy(text);
      setOutcome('copied');
    } catch {
      const reason = await text.then(
        () => 'the browser refused',
        () => 'the text did not load',
      );
      setOutcome({failure: `Not copied: ${reason}.`});
    }
  };

  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void handleClick()}>
        <span aria-live="polite">
          <span key={String(outcome)}>{outcome === 'copied' ? 'Copied' : 'Copy page'}</span>
        </span>
      </button>
      {outcome !== null && outcome !== 'copied' && (
        <p role="alert" className={styles.failure}>
          {outcome.failure}
        </p>
      )}
    </>
  );
}
