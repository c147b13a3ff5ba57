/**
 * Wraps theme-classic 3.7.0's `@theme/Layout/Provider`. The inline script hides a dismissed announcement
 * before hydration, by an attribute that the theme never takes back: under a new id the bar would stay
 * hidden on the first page. The attribute follows the storage instead, after the theme has updated it.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import OriginalLayoutProvider from '@theme-original/Layout/Provider';
import type LayoutProviderType from '@theme/Layout/Provider';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = Readonly<ComponentProps<typeof LayoutProviderType>>;

const INITIALLY_DISMISSED = 'data-announcement-bar-initially-dismissed';

export default function LayoutProvider(props: Props): ReactNode {
  useEffect(() => {
    const dismissed = createStorageSlot('docusaurus.announcement.dismiss').get();
    document.documentElement.setAttribute(INITIALLY_DISMISSED, String(dismissed === 'true'));
  }, []);
  return <OriginalLayoutProvider {...props} />;
}
