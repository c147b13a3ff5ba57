import {useCallback, useSyncExternalStore} from 'react';
import {useHistory, type useLocation} from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

/**
 * A part of the address in the browser; empty while hydrating, since the delivered page cannot
 * know it.
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
 * The anchor in the address, without its `#`. The CSS selector `:target` is no substitute: it does
 * not follow navigation by the router.
 */
export function useTargetAnchor(): string {
  return useAddress(({hash}) => hash.slice(1));
}
