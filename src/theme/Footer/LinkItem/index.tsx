/**
 * Wraps theme-classic 3.7.0's `@theme/Footer/LinkItem`: the link stays in the version of the manual that the reader
 * is in.
 */
import {usePathInVersion} from '@site/src/reader/version';
import OriginalLinkItem from '@theme-original/Footer/LinkItem';
import type {Props} from '@theme/Footer/LinkItem';
import type {ReactNode} from 'react';

export default function FooterLinkItem({item}: Props): ReactNode {
  const inVersion = usePathInVersion();
  return <OriginalLinkItem item={{...item, ...(item.to && {to: inVersion(item.to)})}} />;
}
