/**
 * Wraps theme-classic 3.7.0's `@theme/DocSidebarItems`. Change: the setup category for the reader's platform is
 * marked.
 */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useRememberedPlatform} from '@site/src/reader/platform';
import OriginalItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';

/** Whether an item is about a platform, as `sidebars.ts` says. */
function isAbout(platform: string | null, {customProps}: PropSidebarItem): boolean {
  return platform !== null && customProps?.['platform'] === platform;
}

export default function DocSidebarItems({items, ...props}: Props): ReactNode {
  const platform = useRememberedPlatform();
  return (
    <OriginalItems
      {...props}
      items={items.map((item) =>
        isAbout(platform, item) ? {...item, className: 'menu__item-yours'} : item,
      )}
    />
  );
}
