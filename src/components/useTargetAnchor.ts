import {useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The anchor in the address, without its `#`; empty when there is none and while hydrating.
 * The CSS selector `:target` is no substitute: it does not follow navigation by the router.
 */
export function useTargetAnchor(): string {
  const history = useHistory();
  return useSyncExternalStore(
    history.listen,
    () => history.location.hash.slice(1),
    () => '',
  );
}
