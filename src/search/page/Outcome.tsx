import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchFailure} from '../types';
import {HITS_PER_PAGE} from '../shared/constants';
import {useSearchSettings} from '../button/useSearchSettings';
import {isUnbuilt} from '../client/isUnbuilt';
import {noResultsLinks} from '../client/noResultsLinks';
import {retryAfter} from '../client/retryAfter';
import {getSearchClient} from '../client/sharedClient';
import {useNearestWords} from '../client/useNearestWords';
import {searchPath} from '../shared/query';
import HitList from './HitList';
import styles from './styles.module.css';
import type {SearchPageState} from './useSearchPage';

function Failure({reason, onRetry}: {reason: SearchFailure; onRetry: () => void}): ReactNode {
  return (
    <div>
      <p>You might want to check your network connection.</p>
      {isUnbuilt(reason) && (
        <p>
          No index has been built yet: run <code>npm run build</code> once, then try again.
        </p>
      )}
      <button
        type="button"
        className="button button--primary"
        onClick={() => retryAfter(reason, onRetry)}
      >
        Try again
      </button>
    </div>
  );
}

/** Where nothing was found: words of the manual that are near, and two pages to go on from. */
function WhatToTry({query}: {query: string}): ReactNode {
  const words = useNearestWords(getSearchClient(useSearchSettings()), query);
  return (
    <>
      <p>Try fewer words or another spelling.</p>
      {words.length > 0 && (
        <p>
          Did you mean{' '}
          {words.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ', '}
              <Link to={searchPath(word)}>{word}</Link>
            </Fragment>
          ))}
          ?
        </p>
      )}
      <ul>
        {noResultsLinks(query).map(({label, path}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
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
    return <WhatToTry query={answer.query} />;
  }
  const rest = Math.min(HITS_PER_PAGE, answer.nbHits - answer.hits.length);
  return (
    <div ref={list}>
      <HitList hits={answer.hits} query={answer.query} />
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
