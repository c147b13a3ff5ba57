import {useCallback, useSyncExternalStore} from 'react';
import {useHistory, type useLocation} from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

/**
 * A part of the address in the browser. Empty while hydrating, since the server-rendered page cannot know it:
 * theme-common's `useHistorySelector` would already return it then.
 */
export function useAddress(read: (location: Location) => string): string {
  const history = useHistory();
  const subscribe = useCallback((onChange: () => void) => history.listen(onChange), [history]);
  return useSyncExternalStore(
    subscribe,
    () => read(history.location),
    () => '',
  );
}

/**
 * The anchor in the address, without its `#`. The CSS selector `:target` would not do: it does not
 * follow client-side navigation.
 */
export function useTargetAnchor(): string {
  return useAddress(({hash}) => hash.slice(1));
}
