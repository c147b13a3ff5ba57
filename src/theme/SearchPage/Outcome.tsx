import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchFailure} from '@site/src/plugins/search-index/types';
import {HITS_PER_PAGE} from '@site/src/search/constants';
import {isUnbuilt} from '@site/src/search/on-demand/isUnbuilt';
import HitList from './HitList';
import styles from './styles.module.css';
import type {SearchPageState} from './useSearchPage';

function Failure({reason, onRetry}: {reason: SearchFailure; onRetry: () => void}): ReactNode {
  return (
    <div>
      <p>You might want to check your network connection.</p>
      {isUnbuilt(reason) && (
        <p>
          No index was built yet: run <code>npm run build</code> once, then try again.
        </p>
      )}
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function WhatToTry(): ReactNode {
  return (
    <p>
      Try fewer words or another spelling, look the number up among the{' '}
      <Link to="/docs/support/troubleshooting/error-codes">error codes</Link>, or go to{' '}
      <Link to="/docs/support/">Support</Link>.
    </p>
  );
}

type Props = Pick<SearchPageState, 'answer' | 'showMore' | 'retry'>;

/** What came of the search: hits, none, or a failure. */
export default function Outcome({answer, showMore, retry}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = answer?.kind === 'hits' ? answer.hits.length : 0;
  const focusFrom = useRef<number | null>(null);

  // The button that was pressed moves away below the new hits: the focus goes on at the first of them.
  useEffect(() => {
    const from = focusFrom.current;
    if (from !== null && shown > from) {
      focusFrom.current = null;
      list.current?.querySelectorAll<HTMLElement>('h2 > a')[from]?.focus();
    }
  }, [shown]);

  if (!answer) {
    return null;
  }
  if (answer.kind === 'failure') {
    return <Failure reason={answer.reason} onRetry={retry} />;
  }
  if (answer.nbHits === 0) {
    return <WhatToTry />;
  }
  const rest = Math.min(HITS_PER_PAGE, answer.nbHits - answer.hits.length);
  return (
    <div ref={list}>
      <HitList hits={answer.hits} />
      {rest > 0 && (
        <button
          type="button"
          className={`button button--secondary ${styles.more}`}
          onClick={() => {
            focusFrom.current = answer.hits.length;
            showMore();
          }}
        >
          Show {rest} more
        </button>
      )}
    </div>
  );
}
