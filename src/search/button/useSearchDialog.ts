import {useCallback, useEffect, useRef, useState} from 'react';
import type {FollowLink} from '../view/SearchLink';
import {limitQuery, queryFromSelection} from '../shared/query';
import {OPEN_SEARCH_EVENT, type OpenSearchDetail} from './openSearch';
import {useHistoryEntry} from './useHistoryEntry';

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

/** Whether the search dialog is open. It also opens with `openSearch`, and with Forward in the history. */
export function useSearchDialog(): OpenSearch {
  const [start, setStart] = useState<SearchStart | null>(null);
  const isOpen = useRef(false);

  const show = useCallback((text?: string) => {
    isOpen.current = true;
    setStart(
      text
        ? {query: limitQuery(text), isSelection: false}
        : {query: queryFromSelection(String(window.getSelection() ?? '')), isSelection: true},
    );
  }, []);

  const hide = useCallback(() => {
    isOpen.current = false;
    setStart(null);
  }, []);

  const {add, leave, replace} = useHistoryEntry({show, hide});

  const open = useCallback(
    (text?: string) => {
      if (!isOpen.current) {
        add();
        show(text);
      }
    },
    [add, show],
  );

  const follow = useCallback<FollowLink>(
    (path, state) => {
      replace(path, state);
      hide();
    },
    [replace, hide],
  );

  useEffect(() => {
    const onOpen = (event: Event) => open((event as CustomEvent<OpenSearchDetail>).detail.query);
    window.addEventListener(OPEN_SEARCH_EVENT, onOpen);
    return () => window.removeEventListener(OPEN_SEARCH_EVENT, onOpen);
  }, [open]);

  return {start, open, close: leave, follow};
}
