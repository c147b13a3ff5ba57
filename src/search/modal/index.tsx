import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import '../css/modal.css';
import '../css/hits.css';
import {getSearchClient} from '../client/sharedClient';
import type {SearchSettings} from '../types';
import DocSearch from './DocSearch';
import {ModalContext} from './ModalContext';
import StatusText from './StatusText';
import {MostReadPages, WhatToTry} from './Suggestions';
import TryAgain from './TryAgain';
import type {Outcome} from './modalClient';
import {statusTextOf} from './statusTextOf';
import {cleanStoredSearches} from './storedSearches';
import {useModalScreen} from './useModalScreen';

export {warmIndex} from '../client/sharedClient';

export interface Props {
  settings: SearchSettings;
  initialQuery: string;
  /** The first key replaces the initial query. */
  isSelection: boolean;
  onClose: () => void;
  /** Called before the reader follows a link of the modal in this tab. */
  onLeave: () => void;
}

/** DocSearch, and what this site adds to its screens. */
export default function SearchModal(props: Props): ReactNode {
  const {settings, initialQuery, isSelection, onClose, onLeave} = props;
  const client = getSearchClient(settings);
  // Once, before DocSearch is drawn and reads them.
  const [canStore] = useState(() => cleanStoredSearches(settings.indexName));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Each run mounts a new DocSearch, since it has no method that searches again.
  const [run, setRun] = useState({id: 0, query: initialQuery, isSelection});
  const {screen, extras} = useModalScreen({run, provider: settings.provider, onLeave});

  const actions = useMemo(
    () => ({
      close: onClose,
      search: (query: string) => setRun(({id}) => ({id: id + 1, query, isSelection: false})),
    }),
    [onClose],
  );

  return (
    <ModalContext.Provider value={actions}>
      <DocSearch
        key={run.id}
        settings={settings}
        client={client}
        canStore={canStore}
        initialQuery={run.query}
        onOutcome={setOutcome}
        onClose={onClose}
        onLeave={onLeave}
      />
      {extras &&
        createPortal(
          <>
            <StatusText text={statusTextOf(screen, outcome)} />
            {screen === 'start' && <MostReadPages />}
            {screen === 'noResults' && outcome && (
              <WhatToTry client={client} query={outcome.query} />
            )}
            {screen === 'error' && outcome?.kind === 'failure' && (
              <TryAgain reason={outcome.reason} />
            )}
          </>,
          extras,
        )}
    </ModalContext.Provider>
  );
}
