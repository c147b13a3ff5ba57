import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import '@site/src/css/search-modal.css';
import '@site/src/css/search-hits.css';
import {getSearchClient} from '@site/src/plugins/search-index/client/sharedClient';
import type {SearchSettings} from '@site/src/plugins/search-index/types';
import DocSearch from './DocSearch';
import {ModalContext} from './ModalContext';
import StatusText from './StatusText';
import {MostReadPages, WhatToTry} from './Suggestions';
import TryAgain from './TryAgain';
import type {Outcome} from './modalClient';
import {statusTextOf} from './statusTextOf';
import {useModalScreen} from './useModalScreen';

export {warmIndex} from '@site/src/plugins/search-index/client/sharedClient';

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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A new run draws DocSearch anew: from outside there is no other way to search again.
  const [run, setRun] = useState({id: 0, query: initialQuery, isSelection});
  const {screen, extras} = useModalScreen(run, onLeave);

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
