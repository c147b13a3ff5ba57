import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchHit, type DocSearchTransformClient} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {getSearchClient} from '@site/src/plugins/search-index/client/sharedClient';
import type {SearchSettings} from '@site/src/plugins/search-index/types';
import {HITS_PER_PAGE} from '@site/src/search/constants';
import {docSearchCredentials} from './credentials';
import {hitPath} from '@site/src/search/on-demand/hitPath';
import {RETRIEVED_ATTRIBUTES} from '@site/src/search/on-demand/searchParameters';
import {useFacetFilters} from '@site/src/search/on-demand/useFacetFilters';
import HitLink from './HitLink';
import {ModalContext} from './ModalContext';
import ResultsFooter from './ResultsFooter';
import StatusText from './StatusText';
import {MostReadPages, WhatToTry} from './Suggestions';
import TryAgain from './TryAgain';
import {statusTextOf} from './statusTextOf';
import {modalSearch, type Outcome} from './modalClient';
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

/** DocSearch takes `getSources` and so everything below for new when one of these changes. */
const transformItems = (hits: DocSearchHit[]) =>
  hits.map((hit) => ({...hit, url: hitPath(hit.url)}));

const translations = {
  startScreen: {
    noRecentSearchesText: 'Type words, an error number, or the text of a message.',
    favoriteSearchesTitle: 'Favourite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favourites',
  },
};

/** DocSearch 3.9.0's modal on this site's search client. */
export default function SearchModal(props: Props): ReactNode {
  const {settings, initialQuery, isSelection, onClose, onLeave} = props;
  const history = useHistory();
  const client = getSearchClient(settings);
  const facetFilters = useFacetFilters();
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
  const transformSearchClient = useCallback(
    (algolia: DocSearchTransformClient): DocSearchTransformClient => ({
      ...algolia,
      search: modalSearch(client, setOutcome) as unknown as DocSearchTransformClient['search'],
    }),
    [client],
  );
  const searchParameters = useMemo(
    () => ({facetFilters, attributesToRetrieve: RETRIEVED_ATTRIBUTES}),
    [facetFilters],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {itemUrl: string}) => {
        onLeave();
        history.push(itemUrl);
      },
    }),
    [history, onLeave],
  );

  return (
    <ModalContext.Provider value={actions}>
      <DocSearchModal
        key={run.id}
        {...docSearchCredentials(settings)}
        placeholder="Search docs"
        initialQuery={run.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={HITS_PER_PAGE}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        hitComponent={HitLink}
        resultsFooterComponent={ResultsFooter}
        navigator={navigator}
        translations={translations}
        insights={false}
        onClose={onClose}
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
