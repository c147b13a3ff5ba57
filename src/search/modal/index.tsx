import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import '../css/docsearch.css';
import '../css/hits.css';
import '../css/view.css';
import {newestSearch} from '../client/newestSearch';
import {snippetLength} from '../client/readerContext';
import {getSearchClient} from '../client/sharedClient';
import type {SearchOutcome, SearchSettings} from '../types';
import Failure from '../view/Failure';
import StartingPoints from '../view/StartingPoints';
import {outcomeText} from '../view/outcomeText';
import {FollowInWindow, type FollowLink} from '../view/SearchLink';
import WhatToTry from '../view/WhatToTry';
import ConfiguredDocSearch from './ConfiguredDocSearch';
import {NO_HITS, toModalResult} from './docsearch';
import StatusText from './StatusText';
import {cleanStoredSearches} from './storedSearches';
import {useDocSearch} from './useDocSearch';

/** Fetches the index ahead of time. If that fails, the first search reports it. */
export function prefetchIndex(settings: SearchSettings): void {
  getSearchClient(settings)
    .load()
    .catch(() => undefined);
}

export interface Props {
  settings: SearchSettings;
  /** What the reader has typed so far. */
  query: string;
  onQuery: (query: string) => void;
  /** True if the first key replaces the query. */
  isSelection: boolean;
  onClose: () => void;
  /** Closes the window and opens the path of a link. */
  onFollow: FollowLink;
}

/** DocSearch together with the content that this site adds to its screens. */
export default function SearchModal(props: Props): ReactNode {
  const {settings, query, onQuery, isSelection, onClose, onFollow} = props;
  const client = getSearchClient(settings);
  // Runs once, before DocSearch is drawn and reads the stored searches.
  const [canStore] = useState(() => cleanStoredSearches(settings.indexName));
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  // All runs share one search, so that a late outcome of the last run is never reported after this one.
  const searchNewest = useMemo(() => newestSearch(client, setOutcome), [client]);
  // DocSearch 3.9.0 loses its error screen at once, because autocomplete-core resets its state after a search
  // that rejects. So it gets no hits for failures and blank queries, and what is shown then is drawn below.
  const searchTyped = useCallback(
    async (typed: string) => {
      onQuery(typed);
      const found = await searchNewest({query: typed, snippetWords: snippetLength()});
      return found.kind === 'hits' ? toModalResult(found, found.query) : NO_HITS;
    },
    [onQuery, searchNewest],
  );
  // DocSearch has no method to search again, so each run mounts a new one.
  const [run, setRun] = useState({id: 0, query, isSelection});
  const {screen, extras} = useDocSearch({run, provider: settings.provider, onFollow});
  const isStart = screen === 'start' || outcome?.kind === 'blank';

  const search = useCallback(
    (text: string) => setRun(({id}) => ({id: id + 1, query: text, isSelection: false})),
    [],
  );
  const retry = useCallback(() => search(query), [search, query]);

  return (
    <FollowInWindow value={onFollow}>
      <ConfiguredDocSearch
        key={run.id}
        settings={settings}
        search={searchTyped}
        canStore={canStore}
        initialQuery={run.query}
        onClose={onClose}
      />
      {extras &&
        createPortal(
          <>
            <StatusText outcome={screen === 'start' ? null : outcome} />
            {isStart && <StartingPoints />}
            {screen === 'noResults' && outcome?.kind === 'failure' && (
              <div className="SearchWindow-Outcome">
                <p className="SearchWindow-Title">{outcomeText(outcome)}</p>
                <Failure reason={outcome.reason} onRetry={retry} />
              </div>
            )}
            {screen === 'noResults' && outcome?.kind === 'hits' && (
              <>
                <p className="SearchWindow-Title">{outcomeText(outcome)}</p>
                <WhatToTry {...outcome} onSearch={search} />
              </>
            )}
          </>,
          extras,
        )}
    </FollowInWindow>
  );
}
