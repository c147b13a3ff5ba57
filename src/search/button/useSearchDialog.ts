import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import type {FollowLink} from '../view/SearchLink';
import {limitQuery, queryFromSelection} from '../view/query';
import {OPEN_SEARCH_EVENT, type OpenSearchDetail} from './SearchOpener';

/** The query with which the dialog opens. */
export interface SearchStart {
  query: string;
  /** True if the query is text that was selected on the page. The first key replaces it. */
  isSelection: boolean;
}

interface OpenSearch {
  /** Null while the dialog is closed. */
  start: SearchStart | null;
  /** @param query by default, the text that is selected on the page */
  open: (query?: string) => void;
  close: () => void;
  /** Closes the dialog and opens the path of a link. */
  follow: FollowLink;
}

/** Whether the search dialog is open. It also opens with a `SearchOpener`, and closes when another page opens. */
export function useSearchDialog(): OpenSearch {
  const history = useHistory();
  const [start, setStart] = useState<SearchStart | null>(null);

  const open = useCallback((text?: string) => {
    const next: SearchStart = text
      ? {query: limitQuery(text), isSelection: false}
      : {query: queryFromSelection(String(window.getSelection() ?? '')), isSelection: true};
    setStart((current) => current ?? next);
  }, []);

  const close = useCallback(() => setStart(null), []);

  const follow = useCallback<FollowLink>(
    (path, state) => {
      history.push(path, state);
      close();
    },
    [history, close],
  );

  // A REPLACE is only the search page updating its own address while the reader types.
  useEffect(() => history.listen((_, action) => action !== 'REPLACE' && close()), [history, close]);

  useEffect(() => {
    const onOpen = (event: Event) => open((event as CustomEvent<OpenSearchDetail>).detail.query);
    window.addEventListener(OPEN_SEARCH_EVENT, onOpen);
    return () => window.removeEventListener(OPEN_SEARCH_EVENT, onOpen);
  }, [open]);

  return {start, open, close, follow};
}
