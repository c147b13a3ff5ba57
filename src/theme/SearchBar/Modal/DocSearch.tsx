import {memo, useCallback, useMemo, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchHit, type DocSearchTransformClient} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import type {SearchClient, SearchSettings} from '@site/src/plugins/search-index/types';
import {HITS_PER_PAGE} from '@site/src/search/constants';
import {RETRIEVED_ATTRIBUTES} from '@site/src/search/on-demand/searchParameters';
import {useFacetFilters} from '@site/src/search/on-demand/useFacetFilters';
import HitLink from './HitLink';
import ResultsFooter from './ResultsFooter';
import {docSearchCredentials} from './credentials';
import {modalSearch, type Outcome} from './modalClient';
import {toModalHit} from './toModalHit';

interface Props {
  settings: SearchSettings;
  client: SearchClient;
  initialQuery: string;
  onOutcome: (outcome: Outcome) => void;
  onClose: () => void;
  onLeave: () => void;
}

const transformItems = (hits: DocSearchHit[]) => hits.map(toModalHit);

const translations = {
  startScreen: {
    noRecentSearchesText: 'Type words, an error number, or the text of a message.',
    favoriteSearchesTitle: 'Favourite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favourites',
  },
};

/**
 * DocSearch 3.9.0's modal with our client in place of Algolia's. What is passed to it keeps its
 * identity from render to render: DocSearch starts anew when something of it changes.
 */
function DocSearch(props: Props): ReactNode {
  const {settings, client, initialQuery, onOutcome, onClose, onLeave} = props;
  const history = useHistory();
  const facetFilters = useFacetFilters();

  const transformSearchClient = useCallback(
    (algolia: DocSearchTransformClient): DocSearchTransformClient => ({
      ...algolia,
      search: modalSearch(client, onOutcome) as unknown as DocSearchTransformClient['search'],
    }),
    [client, onOutcome],
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
    <DocSearchModal
      {...docSearchCredentials(settings)}
      placeholder="Search docs"
      initialQuery={initialQuery}
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
  );
}

// The modal around it changes with each answer, which DocSearch knows by itself.
export default memo(DocSearch);
