import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import '../css/modal.css';
import '../css/hits.css';
import '../css/view.css';
import {snippetLength} from '../client/readerContext';
import {getSearchClient} from '../client/sharedClient';
import type {SearchOutcome, SearchSettings} from '../types';
import Failure from '../view/Failure';
import MostRead from '../view/MostRead';
import WhatToTry from '../view/WhatToTry';
import DocSearch from './DocSearch';
import {CloseModal, ClosingLink} from '../view/SearchLink';
import StatusText from './StatusText';
import {modalSearch} from './modalClient';
import {cleanStoredSearches} from './storedSearches';
import {useModalScreen} from './useModalScreen';

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
  /** Called before the reader follows a link of the modal in this tab. */
  onLeave: () => void;
}

/** DocSearch together with the content that this site adds to its screens. */
export default function SearchModal(props: Props): ReactNode {
  const {settings, query, onQuery, isSelection, onClose, onLeave: leave} = props;
  const client = getSearchClient(settings);
  // Runs once, before DocSearch is drawn and reads the stored searches.
  const [canStore] = useState(() => cleanStoredSearches(settings.indexName));
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  // All runs share one search, so that a late outcome of the last run is never reported after this one.
  const searchHits = useMemo(() => modalSearch(client, setOutcome), [client]);
  const searchTyped = useCallback(
    (typed: string) => {
      onQuery(typed);
      return searchHits({query: typed, snippetWords: snippetLength()});
    },
    [onQuery, searchHits],
  );
  // DocSearch has no method to search again, so each run mounts a new one.
  const [run, setRun] = useState({id: 0, query, isSelection});
  const onLeave = useCallback(() => {
    // If the input has the focus while it is removed, WebKit scrolls away from the section that the hit leads
    // to.
    document.querySelector<HTMLElement>('.DocSearch-Input')?.blur();
    leave();
  }, [leave]);
  const {screen, extras} = useModalScreen({
    run,
    provider: settings.provider,
    hasOwnScreen: outcome !== null && outcome.kind !== 'hits',
    onLeave,
  });
  const isStart = screen === 'start' || outcome?.kind === 'blank';

  const search = useCallback(
    (text: string) => setRun(({id}) => ({id: id + 1, query: text, isSelection: false})),
    [],
  );
  const retry = useCallback(() => search(query), [search, query]);

  return (
    <CloseModal value={onClose}>
      <DocSearch
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
            {isStart && <MostRead Link={ClosingLink} />}
            {screen === 'noResults' && outcome?.kind === 'failure' && (
              <div className="SearchModal-Failure">
                <p className="SearchModal-FailureTitle">Unable to fetch results</p>
                <Failure reason={outcome.reason} onRetry={retry} />
              </div>
            )}
            {screen === 'noResults' && outcome?.kind === 'hits' && (
              <WhatToTry {...outcome} onSearch={search} Link={ClosingLink} />
            )}
          </>,
          extras,
        )}
    </CloseModal>
  );
}
