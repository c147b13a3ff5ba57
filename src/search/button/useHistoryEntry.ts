import {useCallback, useEffect, useRef} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import type {FollowLink} from '../view/SearchLink';
import {watchHistory} from './watchHistory';

interface Options {
  show: () => void;
  hide: () => void;
}

interface HistoryEntry {
  /** Adds the entry of the window. Call it when the window opens. */
  add: () => void;
  /** Closes the window by going back to the entry of the page. */
  leave: () => void;
  /** Opens a path in place of the entry. */
  replace: FollowLink;
}

/**
 * Gives the open window an entry of its own in the history, so that Back closes it: readers of phones expect
 * Back to close what covers the page. The entry has the address of the page. The router must not learn of it,
 * because Docusaurus scrolls to the top when the history leads to the address that is open.
 */
export function useHistoryEntry({show, hide}: Options): HistoryEntry {
  const history = useHistory();
  /** Address of the page under the window. */
  const address = useRef<string | null>(null);
  /** True between `history.back()` and its `popstate`. */
  const isLeaving = useRef(false);

  const onPop = useEvent((event: PopStateEvent) => {
    isLeaving.current = false;
    const {key} = (event.state ?? {}) as {key?: string};
    if (window.location.href === address.current && key === history.location.key) {
      // The page stays, so the router need not know.
      event.stopImmediatePropagation();
      (isWindowEntry(event.state) ? show : hide)();
    }
  });
  useEffect(() => watchHistory(onPop), [onPop]);

  // A page that was reloaded under the open window comes back without it.
  useEffect(() => {
    if (isWindowEntry()) {
      address.current = window.location.href;
      window.history.back();
    }
  }, []);

  // Another page closes the window. A REPLACE is only the search page updating its own address while the
  // reader types.
  useEffect(() => history.listen((_, action) => action !== 'REPLACE' && hide()), [history, hide]);

  const add = useCallback(() => {
    address.current = window.location.href;
    window.history.pushState({...(window.history.state as object), isSearchOpen: true}, '');
  }, []);

  const leave = useCallback(() => {
    if (isWindowEntry() && !isLeaving.current) {
      isLeaving.current = true;
      window.history.back();
    } else {
      hide();
    }
  }, [hide]);

  const replace = useCallback<FollowLink>(
    (path, state) => (isWindowEntry() ? history.replace : history.push)(path, state),
    [history],
  );

  return {add, leave, replace};
}

function isWindowEntry(state: unknown = window.history.state): boolean {
  return Boolean((state as {isSearchOpen?: boolean} | null)?.isSearchOpen);
}
