/**
 * Wraps theme-classic 3.7.0's `@theme/Navbar/MobileSidebar/Layout`. Below its head, the menu has the link for a
 * reader whose EA has to stop, whichever of the two panels is open.
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import StopLink from '@site/src/components/StopLink';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import type {ReactNode} from 'react';

export default function MobileSidebarLayout({header, ...panels}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <OriginalLayout
      {...panels}
      header={
        <>
          {header}
          <div className="padding--sm">
            <StopLink onClick={toggle} />
          </div>
        </>
      }
    />
  );
}
