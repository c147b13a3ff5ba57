import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findPagePath} from '@site/src/navigation/findPagePath';
import {pageFromAddress, queryFromAddress} from '../shared/query';
import type {SearchLocationState} from '../client/readerContext';

/** What an entry of the history keeps of the page, beside the query in its address. */
type LocationState = Partial<SearchLocationState> & {pages?: number};

export interface SearchAddress {
  /** Null on the server and until the page is hydrated: static HTML knows no query. */
  query: string | null;
  /** Path of the only page to search in, or null for the whole manual. */
  onlyPage: string | null;
  /** How many pages of hits are open. */
  pages: number;
  /** Changes the current entry of the history: Back leaves the page, and brings back what it showed. */
  replace: (query: string, pages: number) => void;
}

/** The query of the search page, as the address has it. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory<LocationState | undefined>();
  const {search, state} = useLocation<LocationState | undefined>();
  const isHydrated = useIsBrowser();
  const page = isHydrated ? pageFromAddress(search) : null;

  const replace = useCallback(
    (query: string, pages: number) => {
      const parameters = new URLSearchParams(history.location.search);
      if (query) {
        parameters.set('q', query);
      } else {
        parameters.delete('q');
      }
      history.replace({
        ...history.location,
        search: parameters.toString(),
        state: {...history.location.state, pages},
      });
    },
    [history],
  );

  return {
    query: isHydrated ? queryFromAddress(search) : null,
    onlyPage: page === null ? null : (findPagePath(page) ?? null),
    pages: state?.pages ?? 1,
    replace,
  };
}
