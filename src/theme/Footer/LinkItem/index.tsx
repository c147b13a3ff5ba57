/** Wraps theme-classic 3.7.0's `@theme/Footer/LinkItem`: links stay in the reader's version of the manual. */
import {usePathInVersion} from '@site/src/reader/version';
import OriginalLinkItem from '@theme-original/Footer/LinkItem';
import type {Props} from '@theme/Footer/LinkItem';
import type {ReactNode} from 'react';

export default function FooterLinkItem({item}: Props): ReactNode {
  const inVersion = usePathInVersion();
  return <OriginalLinkItem item={{...item, ...(item.to && {to: inVersion(item.to)})}} />;
}
