/**
 * Wraps theme-classic's `@theme/DocSidebarItems`. Changes: the name of the manual heads the list, and the
 * setup on the reader's platform comes first and is open.
 */
import {products} from '@site/src/data/products';
import {placeOf} from '@site/src/data/twins';
import {useRememberedPlatform} from '@site/src/reader/platform';
import OriginalItems from '@theme-original/DocSidebarItems';
import type ItemsType from '@theme/DocSidebarItems';
import type {ComponentProps, ReactNode} from 'react';
import {arrangeItems} from './arrangeItems';

type Props = Readonly<ComponentProps<typeof ItemsType>>;

function TopItems(props: Props): ReactNode {
  const remembered = useRememberedPlatform();
  const docId = props.activePath.split('/docs/')[1] ?? '';
  const platform = placeOf(docId)?.platform ?? remembered;
  const product = products.find(({id}) => docId.startsWith(`${id}/`));
  return (
    <>
      {product && <li className="menu__head">{product.label}</li>}
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
