/**
 * Wraps theme-classic 3.7.0's `@theme/DocSidebarItem/Link`: plain links stay in the reader's version of the
 * manual, as links to docs do.
 */
import {usePathInVersion} from '@site/src/reader/version';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';

export default function DocSidebarItemLink({item, ...props}: Props): ReactNode {
  const inVersion = usePathInVersion();
  return <OriginalLink {...props} item={{...item, href: inVersion(item.href)}} />;
}
