/**
 * Wraps theme-classic 3.7.0's `@theme/Layout/Provider`. It repairs two faults of the theme:
 *
 * - An inline script hides a dismissed announcement with an attribute that is never removed, so a bar with a
 *   new id would stay hidden on the first page. Here the attribute is set again from the storage. No issue asks
 *   for it.
 * - The theme forgets the colour mode that the reader chose: see `KeepColorMode`.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import OriginalLayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {type ReactNode, useEffect} from 'react';
import KeepColorMode from './KeepColorMode';

const INITIALLY_DISMISSED = 'data-announcement-bar-initially-dismissed';

export default function LayoutProvider({children, ...props}: Props): ReactNode {
  useEffect(() => {
    const dismissed = createStorageSlot('docusaurus.announcement.dismiss').get();
    document.documentElement.setAttribute(INITIALLY_DISMISSED, String(dismissed === 'true'));
  }, []);
  return (
    <OriginalLayoutProvider {...props}>
      <KeepColorMode />
      {children}
    </OriginalLayoutProvider>
  );
}
