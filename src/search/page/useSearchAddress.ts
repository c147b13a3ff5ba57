import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchLocationState} from '../client/readerContext';
import {queryFromAddress} from '../view/query';

/** The state that the history keeps for the search page, in addition to the query in its address. */
type LocationState = Partial<SearchLocationState> & {pages?: number};

interface SearchAddress {
  /** Null on the server and until hydration: the static HTML does not know the query. */
  query: string | null;
  /** How many pages of hits are shown. */
  pages: number;
  /**
   * Replaces the current history entry, so that Back leaves the page, and returning brings back what it
   * showed.
   */
  replace: (query: string, pages: number) => void;
}

/** The state of the search page that is kept in its address and history entry. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory<LocationState | undefined>();
  const {search, state} = useLocation<LocationState | undefined>();
  const isHydrated = useIsBrowser();

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
    pages: state?.pages ?? 1,
    replace,
  };
}
