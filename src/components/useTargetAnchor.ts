import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The anchor in the address, without its `#`. Empty while hydrating, since the static page cannot know it. The CSS
 * selector `:target` would not do: it does not follow client-side navigation.
 */
export function useTargetAnchor(): string {
  const {hash} = useLocation();
  return useIsBrowser() ? hash.slice(1) : '';
}
