import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {isPlatformId, type PlatformId} from '../data/platforms';

/** The key under which Docusaurus's own tabs would store a group named `platform`. */
const KEY = 'docusaurus.tab.platform';

/** The platform that the reader chose last, on any page; null if none. Only for the browser. */
export function readPlatform(): PlatformId | null {
  const value = createStorageSlot(KEY).get();
  return isPlatformId(value) ? value : null;
}

/** Keeps the reader's choice of a platform for all pages, in this tab and in others. */
export function rememberPlatform(platform: PlatformId): void {
  createStorageSlot(KEY).set(platform);
}

/** Like `readPlatform`, for components. It follows every choice and is null while hydrating. */
export function useRememberedPlatform(): PlatformId | null {
  const [value] = useStorageSlot(KEY);
  return isPlatformId(value) ? value : null;
}
