/**
 * Wraps theme-classic 3.7.0's `@theme/DocSidebarItems`. Changes, all in the sidebar of a manual: the setup
 * category for the reader's platform is marked and open, and categories keep their state from page to page.
 */
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {pageOf} from '@site/src/data/pages';
import type {PlatformId} from '@site/src/data/platforms';
import {useRememberedPlatform} from '@site/src/reader/platform';
import OriginalItems from '@theme-original/DocSidebarItems';
import DocSidebarItem from '@theme/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItems';
import {type ReactNode, useState} from 'react';

/** All platforms that the reader has used since the sidebar was mounted. */
function usePlatformsSoFar(platform: PlatformId | null): readonly PlatformId[] {
  const [platforms, setPlatforms] = useState<readonly PlatformId[]>([]);
  if (platform && !platforms.includes(platform)) {
    setPlatforms([...platforms, platform]);
  }
  return platforms;
}

/** The platform of a category, as `sidebars.ts` sets it. */
function platformOf({customProps}: PropSidebarItem): PlatformId | undefined {
  return customProps?.['platform'] as PlatformId | undefined;
}

function ManualItems({items, ...props}: Props): ReactNode {
  const remembered = useRememberedPlatform();
  const opened = usePlatformsSoFar(pageOf(props.activePath).platform ?? remembered);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {items.map((item, index) => {
        const platform = platformOf(item);
        if (item.type !== 'category' || !platform) {
          return <DocSidebarItem key={index} item={item} index={index} {...props} />;
        }
        const isOpen = opened.includes(platform);
        const className = platform === remembered ? 'menu__item-yours' : '';
        return (
          // A category reads `collapsed` only when it is mounted, so a new key mounts it again when it has to
          // open.
          <DocSidebarItem
            key={`${index} ${isOpen}`}
            item={{...item, className, collapsed: item.collapsed && !isOpen}}
            index={index}
            {...props}
          />
        );
      })}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <ManualItems {...props} /> : <OriginalItems {...props} />;
}
