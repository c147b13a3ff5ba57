import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {platforms, type PlatformId} from '@site/src/data/platforms';
import {useAddress} from '../useAddress';

/** Name of the query parameter, for links such as `/docs/basics/?platform=mt5`. */
const parameter = 'platform';

/** The key that the tabs of Docusaurus have for a group of this name. */
const storageKey = 'docusaurus.tab.platform';

function isPlatformId(value: string | null): value is PlatformId {
  return value !== null && Object.prototype.hasOwnProperty.call(platforms, value);
}

/**
 * The platform the reader has chosen, on this page or another: the one in the address, else the
 * one remembered by the browser, else null; null while hydrating as well.
 */
export function usePlatform(): [PlatformId | null, (platform: PlatformId) => void] {
  const history = useHistory();
  const inAddress = useAddress(({search}) => new URLSearchParams(search).get(parameter) ?? '');
  const [remembered, slot] = useStorageSlot(storageKey);
  const choose = useCallback(
    (platform: PlatformId) => {
      const search = new URLSearchParams(history.location.search);
      search.set(parameter, platform);
      history.replace({...history.location, search: search.toString()});
      slot.set(platform);
    },
    [history, slot],
  );
  const chosen = [inAddress, remembered].find(isPlatformId) ?? null;
  return [chosen, choose];
}
