import {useEffect, useRef, type ReactNode} from 'react';
import {HITS_PER_PAGE} from '../shared/constants';
import Failure from '../view/Failure';
import HitRow from '../view/HitRow';
import StartingPoints from '../view/StartingPoints';
import WhatToTry from '../view/WhatToTry';
import styles from './styles.module.css';
import type {SearchPageState} from './useSearchPage';

type Props = Pick<SearchPageState, 'outcome' | 'setInput' | 'showMore' | 'retry'>;

/**
 * The outcome of the search: hits, no hits, or a failure. Before a search, links to start from.
 */
export default function Results({outcome, setInput, showMore, retry}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = outcome?.kind === 'hits' ? outcome.hits.length : 0;
  const focusFrom = useRef<number | null>(null);

  // The pressed button moves down below the new hits, so the focus moves to the first of them.
  useEffect(() => {
    const from = focusFrom.current;
    if (from !== null && shown > from) {
      focusFrom.current = null;
      list.current?.querySelectorAll<HTMLElement>('h2 > a')[from]?.focus();
    }
  }, [shown]);

  if (!outcome) {
    return null;
  }
  if (outcome.kind === 'blank') {
    return <StartingPoints />;
  }
  if (outcome.kind === 'failure') {
    return <Failure reason={outcome.reason} onRetry={retry} />;
  }
  if (outcome.nbHits === 0) {
    return (
      <>
        <p>Try fewer words or another spelling.</p>
        <WhatToTry {...outcome} onSearch={setInput} />
      </>
    );
  }
  const rest = Math.min(HITS_PER_PAGE, outcome.nbHits - outcome.hits.length);
  return (
    <div ref={list}>
      {/* In the same order as in the window. */}
      <ol className="clean-list">
        {outcome.hits.map((hit) => (
          <li key={hit.objectID}>
            <HitRow hit={hit} titleTag="h2" />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <button
          type="button"
          className={`button button--outline button--secondary ${styles.more}`}
          onClick={() => {
            focusFrom.current = outcome.hits.length;
            showMore();
          }}
        >
          {`Show ${rest} more`}
        </button>
      )}
    </div>
  );
}
