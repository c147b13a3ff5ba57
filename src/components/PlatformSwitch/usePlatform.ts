import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlatformId, type PlatformId} from '@site/src/data/platforms';
import {rememberPlatform, useRememberedPlatform} from '@site/src/reader/platform';
import {useAddress} from '../useAddress';

/** Name of the query parameter, for links such as `/docs/basics/?platform=mt5`. */
const parameter = 'platform';

/**
 * The platform that the tabs show, and a function to choose one. The one in the address comes first, then
 * the one that the reader chose last. Null when there is neither, and while hydrating.
 */
export function usePlatform(): [PlatformId | null, (platform: PlatformId) => void] {
  const history = useHistory();
  const inAddress = useAddress(({search}) => new URLSearchParams(search).get(parameter) ?? '');
  const remembered = useRememberedPlatform();
  const choose = useCallback(
    (platform: PlatformId) => {
      const search = new URLSearchParams(history.location.search);
      search.set(parameter, platform);
      history.replace({...history.location, search: search.toString()});
      rememberPlatform(platform);
    },
    [history],
  );
  return [isPlatformId(inAddress) ? inAddress : remembered, choose];
}
