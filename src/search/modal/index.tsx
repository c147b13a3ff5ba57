import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import '../css/modal.css';
import '../css/hits.css';
import '../css/view.css';
import {snippetWords} from '../client/readerContext';
import {getSearchClient} from '../client/sharedClient';
import type {SearchOutcome, SearchSettings} from '../types';
import Failure from '../view/Failure';
import MostRead from '../view/MostRead';
import WhatToTry from '../view/WhatToTry';
import DocSearch from './DocSearch';
import {CloseModal, ClosingLink} from './ModalLink';
import StatusText from './StatusText';
import {modalSearch} from './modalClient';
import {cleanStoredSearches} from './storedSearches';
import {useModalScreen} from './useModalScreen';

/** Fetches the index ahead. A failure shows when a search meets it. */
export function warmIndex(settings: SearchSettings): void {
  getSearchClient(settings)
    .load()
    .catch(() => undefined);
}

export interface Props {
  settings: SearchSettings;
  /** What the reader has typed so far. */
  query: string;
  onQuery: (query: string) => void;
  /** The first key replaces the query. */
  isSelection: boolean;
  onClose: () => void;
  /** Called before the reader follows a link of the modal in this tab. */
  onLeave: () => void;
}

/** DocSearch, and what this site adds to its screens. */
export default function SearchModal(props: Props): ReactNode {
  const {settings, query, onQuery, isSelection, onClose, onLeave: leave} = props;
  const client = getSearchClient(settings);
  // Once, before DocSearch is drawn and reads them.
  const [canStore] = useState(() => cleanStoredSearches(settings.indexName));
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  // One for all runs, so that nothing is reported of the last run after this one.
  const searchHits = useMemo(() => modalSearch(client, setOutcome), [client]);
  const searchTyped = useCallback(
    (typed: string) => {
      onQuery(typed);
      return searchHits({query: typed, snippetWords: snippetWords()});
    },
    [onQuery, searchHits],
  );
  // Each run mounts a new DocSearch, since it has no method that searches again.
  const [run, setRun] = useState({id: 0, query, isSelection});
  const onLeave = useCallback(() => {
    // WebKit scrolls away from the place of a hit if the field that goes has the focus.
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
