import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {isPlatformId, type PlatformId} from '../data/platforms';

/** The key of Docusaurus's tabs for a group named `platform`, under which earlier editions stored it. */
const KEY = 'docusaurus.tab.platform';

/**
 * The platform that the reader chose last on any page; null if there was no choice. Works only in the
 * browser.
 */
export function readPlatform(): PlatformId | null {
  const value = createStorageSlot(KEY).get();
  return isPlatformId(value) ? value : null;
}

/** Stores the reader's choice of platform for all pages, in this tab and in others. */
export function rememberPlatform(platform: PlatformId): void {
  createStorageSlot(KEY).set(platform);
}

/** Like `readPlatform`, for components. It updates with every choice, and is null while hydrating. */
export function useRememberedPlatform(): PlatformId | null {
  const [value] = useStorageSlot(KEY);
  return isPlatformId(value) ? value : null;
}
