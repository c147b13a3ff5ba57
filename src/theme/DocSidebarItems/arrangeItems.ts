import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {PlatformId} from '@site/src/data/platforms';

function platformOf({customProps}: PropSidebarItem): unknown {
  return customProps?.['platform'];
}

/**
 * Puts the setup on the reader's platform before the setup on the other one, and opens it.
 * @param items of a manual; `sidebars.ts` says which of them belong to a platform
 */
export function arrangeItems(
  items: readonly PropSidebarItem[],
  platform: PlatformId | null,
): PropSidebarItem[] {
  const own = items.filter((item) => platform !== null && platformOf(item) === platform);
  const others = items.filter((item) => platformOf(item) && !own.includes(item));
  const arranged = [...own, ...others];
  return items.map((item) => {
    const next = platformOf(item) ? arranged.shift() : item;
    return next?.type === 'category' && own.includes(next)
      ? {...next, collapsed: false}
      : (next ?? item);
  });
}
