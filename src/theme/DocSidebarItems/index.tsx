/**
 * Wraps theme-classic 3.7.0's `@theme/DocSidebarItems`. Changes, all in the list of a manual: the setup on
 * the reader's platform comes first and opens, and a category keeps its state when it moves.
 */
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import {pageOf} from '@site/src/data/pages';
import type {PlatformId} from '@site/src/data/platforms';
import {useRememberedPlatform} from '@site/src/reader/platform';
import OriginalItems from '@theme-original/DocSidebarItems';
import DocSidebarItem from '@theme/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItems';
import {type ReactNode, useState} from 'react';
import {arrangeItems} from './arrangeItems';

/** The platforms that the reader has had since the sidebar was drawn. */
function usePlatformsSoFar(platform: PlatformId | null): readonly PlatformId[] {
  const [platforms, setPlatforms] = useState<readonly PlatformId[]>([]);
  if (platform && !platforms.includes(platform)) {
    setPlatforms([...platforms, platform]);
  }
  return platforms;
}

function ManualItems({items, ...props}: Props): ReactNode {
  const remembered = useRememberedPlatform();
  const platform = pageOf(props.activePath).platform ?? remembered;
  const opened = usePlatformsSoFar(platform);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {arrangeItems(items, platform, opened).map((item, index) => {
        // A category reads `collapsed` once, so the one that has to open is drawn again.
        const state = item.type === 'category' && !item.collapsed ? 'open' : '';
        const key = item.type === 'html' ? item.value : item.label + state;
        return <DocSidebarItem key={key} item={item} index={index} {...props} />;
      })}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <ManualItems {...props} /> : <OriginalItems {...props} />;
}
