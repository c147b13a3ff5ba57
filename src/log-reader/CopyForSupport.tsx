import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useState} from 'react';
import {pageOf} from '../data/pages';
import type {PlatformId} from '../data/platforms';
import type {LogAnswer} from './types';
import {ERROR_CODES} from '../data/supportPages';
import styles from './styles.module.css';
import {supportText} from './supportText';

interface Props {
  readonly text: string;
  readonly answer: LogAnswer;
  readonly platform: PlatformId | null;
}

/**
 * Copies the lines for support, without what is private in them. Where the browser refuses to copy, as it does on
 * pages without HTTPS, the text is shown, so that the reader can copy it.
 */
export default function CopyForSupport({text, answer, platform}: Props): ReactNode {
  const {pathname} = useLocation();
  const table = useBaseUrl(ERROR_CODES);
  const [done, setDone] = useState<{readonly text: string; readonly isCopied: boolean} | null>(
    null,
  );
  const {product} = pageOf(pathname);
  const result = done?.text === text ? done : null;

  const copied = () =>
    supportText(text, answer, {
      platform,
      product: product?.label ?? null,
      address: window.location.origin + table,
    });
  const finish = (isCopied: boolean) => setDone({text, isCopied});
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(copied()))
      .then(
        () => finish(true),
        () => finish(false),
      );

  return (
    <div className={styles.support} data-print="no">
      <button type="button" className="control control--framed" onClick={() => void copy()}>
        Copy for support
      </button>
      <p className="quiet" aria-live="polite">
        <span key={String(result?.isCopied)}>
          {result === null
            ? 'Passwords, keys, account numbers, amounts, addresses, folders and servers are replaced where their form shows what they are. Read the copy before you send it: names of people and unmarked passwords can stay.'
            : result.isCopied
              ? 'Copied. Read the copy before you send it, because names of people and unmarked passwords can stay in it.'
              : 'Your browser doesn’t allow copying. Select the text below and copy it.'}
        </span>
      </p>
      {result?.isCopied === false && (
        <pre className={styles.copy} tabIndex={0} translate="no">
          {copied()}
        </pre>
      )}
    </div>
  );
}
