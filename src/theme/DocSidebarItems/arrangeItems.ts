import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {PlatformId} from '@site/src/data/platforms';

/** The platform that a category is about; `sidebars.ts` sets it. */
function platformOf({customProps}: PropSidebarItem): PlatformId | undefined {
  return customProps?.['platform'] as PlatformId | undefined;
}

/**
 * Puts the setup on the reader's platform before the setup on the other one.
 * @param items of a manual
 * @param first the reader's platform
 * @param opened platforms whose setup starts open
 */
export function arrangeItems(
  items: readonly PropSidebarItem[],
  first: PlatformId | null,
  opened: readonly PlatformId[],
): PropSidebarItem[] {
  const ofPlatforms = items
    .filter(platformOf)
    .sort((a, b) => Number(platformOf(b) === first) - Number(platformOf(a) === first));
  return items.map((item) => {
    const next = platformOf(item) ? (ofPlatforms.shift() ?? item) : item;
    const platform = platformOf(next);
    return next.type === 'category' && platform && opened.includes(platform)
      ? {...next, collapsed: false}
      : next;
  });
}
