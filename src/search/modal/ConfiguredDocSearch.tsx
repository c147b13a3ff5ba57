import {memo, useCallback, useDeferredValue, type JSX, type ReactNode} from 'react';
import {
  DocSearchModal,
  type DocSearchState,
  type DocSearchTransformClient,
  type InternalDocSearchHit,
} from '@docsearch/react';
import {HITS_PER_PAGE} from '../shared/constants';
import type {SearchSettings} from '../types';
import HitRow from '../view/HitRow';
import ResultsLink from '../view/ResultsLink';
import SearchLink from '../view/SearchLink';
import {foundRow, indexOf, type DrawnHit, type ModalResult, type StoredHit} from './docsearch';

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
function ConfiguredDocSearch(props: Props): ReactNode {
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
      hitComponent={Hit}
      resultsFooterComponent={ResultsFooter}
      translations={translations}
      insights={false}
      onClose={onClose}
    />
  );
}

// The modal renders again after each answer. DocSearch already has the answer, so it need not.
export default memo(ConfiguredDocSearch);

interface HitProps {
  hit: DrawnHit;
  /** What DocSearch draws for the hit. */
  children: ReactNode;
}

/** The most hits that fit into the window before it is scrolled. */
const SCREENFUL = 8;

/**
 * A hit in the window. The first screenful is drawn at once. The other rows are drawn after it is on the
 * screen, or never, if the reader types on before.
 */
function Hit({hit, children}: HitProps): JSX.Element {
  const isInView = foundRow(hit) === null || indexOf(hit) < SCREENFUL;
  const later = useDeferredValue<DrawnHit | null>(hit, null);
  const drawn = isInView ? hit : later;
  if (!drawn) {
    return <SearchLink to={hit.url} className="SearchHit-Later" />;
  }
  const row = foundRow(drawn);
  return row ? (
    <HitRow hit={row} titleTag="div" />
  ) : (
    <StoredSearch hit={drawn}>{children}</StoredSearch>
  );
}

/** A recent search or favourite: DocSearch's own content and buttons, and below them the path of the hit. */
function StoredSearch({hit, children}: {hit: StoredHit; children: ReactNode}): JSX.Element {
  const path = [hit.hierarchy.lvl0, hit.platform?.toUpperCase()].filter(Boolean).join(' · ');
  return (
    <SearchLink to={hit.url} className="SearchHit-Stored">
      {children}
      {path && <span className="SearchHit-StoredPath quiet">{path}</span>}
    </SearchLink>
  );
}

/** The link from the window to the search page, if that shows more hits. They are in the same order there. */
function ResultsFooter({state}: {state: DocSearchState<InternalDocSearchHit>}): JSX.Element {
  const count = Number(state.context.nbHits ?? 0);
  const shown = state.collections.flatMap(({items}) => items).length;
  return (
    <>
      {shown < count && <ResultsLink query={state.query}>{`See all ${count} results`}</ResultsLink>}
    </>
  );
}
