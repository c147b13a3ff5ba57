import {memo, useCallback, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchTransformClient} from '@docsearch/react';
import type {SearchSettings} from '../types';
import {HITS_PER_PAGE} from '../shared/constants';
import HitLink from './HitLink';
import type {ModalResult} from './toModalResult';
import ResultsFooter from './ResultsFooter';

interface Props {
  settings: SearchSettings;
  search: (query: string) => Promise<ModalResult>;
  /** Whether recent searches and favourites can be kept. */
  canStore: boolean;
  initialQuery: string;
  onClose: () => void;
}

/** The part of DocSearch's request that we read. */
interface DocSearchRequest {
  requests: readonly [{query: string}];
}

const translations = {
  startScreen: {
    noRecentSearchesText: 'Type words, an error number, or the text of a message.',
    favoriteSearchesTitle: 'Favourite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favourites',
  },
};

/**
 * DocSearch creates an Algolia client before it takes ours, and that client throws on an empty application id
 * or key. The embedded provider has neither, so it gets placeholders that are never sent.
 */
const PLACEHOLDER = {appId: 'EMBEDDED', apiKey: 'embedded'} as const;

/**
 * DocSearch 3.9.0's modal with our search client instead of Algolia's. Its props keep their identity from
 * render to render, because DocSearch starts over when one changes.
 */
function DocSearch(props: Props): ReactNode {
  const {settings, search, canStore, initialQuery, onClose} = props;
  const {appId, apiKey} = settings.provider === 'hosted' ? settings : PLACEHOLDER;

  const transformSearchClient = useCallback(
    (algolia: DocSearchTransformClient): DocSearchTransformClient => ({
      ...algolia,
      search: (async ({requests: [request]}: DocSearchRequest) => ({
        results: [await search(request.query)],
      })) as unknown as DocSearchTransformClient['search'],
    }),
    [search],
  );

  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={settings.indexName}
      placeholder="Search docs"
      initialQuery={initialQuery}
      disableUserPersonalization={!canStore}
      initialScrollY={window.scrollY}
      maxResultsPerGroup={HITS_PER_PAGE}
      transformSearchClient={transformSearchClient}
      hitComponent={HitLink}
      resultsFooterComponent={ResultsFooter}
      translations={translations}
      insights={false}
      onClose={onClose}
    />
  );
}

// The modal renders again after each answer. DocSearch already has the answer, so it need not.
export default memo(DocSearch);
