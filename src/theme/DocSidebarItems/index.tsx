/**
 * Wraps theme-classic's `@theme/DocSidebarItems`. Changes: the name of the manual heads the list, and the
 * setup on the reader's platform comes first and is open.
 */
import {pageOf} from '@site/src/data/pages';
import {useRememberedPlatform} from '@site/src/reader/platform';
import OriginalItems from '@theme-original/DocSidebarItems';
import type ItemsType from '@theme/DocSidebarItems';
import type {ComponentProps, ReactNode} from 'react';
import {arrangeItems} from './arrangeItems';

type Props = Readonly<ComponentProps<typeof ItemsType>>;

function TopItems(props: Props): ReactNode {
  const remembered = useRememberedPlatform();
  const page = pageOf(props.activePath);
  const platform = page.platform ?? remembered;
  // A product without pages is listed in the sidebar of Basics.
  const hasHead = page.product !== null && page.product.scope !== 'index';
  return (
    <>
      {hasHead && <li className="menu__head">{page.product.label}</li>}
      <OriginalItems
        {...props}
        // A new list instead of a changed one, so that no category keeps the state of the one before it.
        key={platform}
        items={arrangeItems(props.items, platform)}
      />
    </>
  );
}

export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <TopItems {...props} /> : <OriginalItems {...props} />;
}
