/**
 * Replaces theme-classic 3.7.0's `@theme/NavbarItem/ComponentTypes`: has only the kinds of items that the navbar
 * uses, the links to manuals stay in the version that the reader is in, and unknown addresses hydrate.
 */
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findPagePath} from '@site/src/navigation/findPagePath';
import {usePathInVersion} from '@site/src/reader/version';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem, {
  type Props as VersionProps,
} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

function LinkNavbarItem({to, ...props}: Props): ReactNode {
  const inVersion = usePathInVersion();
  // Links to manuals have it. Those of the version menu have not, and lead to their own version.
  const isManual = props.activeBaseRegex !== undefined;
  return <DefaultNavbarItem {...props} {...(to && {to: isManual ? inVersion(to) : to})} />;
}

/** The page of an unknown address is built once for all versions, so the menu appears once the browser has the address. */
function VersionNavbarItem(props: VersionProps): ReactNode {
  const isInBrowser = useIsBrowser();
  const isPage = findPagePath(useLocation().pathname) !== undefined;
  return isPage || isInBrowser ? <DocsVersionDropdownNavbarItem {...props} /> : null;
}

const componentTypes = {
  default: LinkNavbarItem,
  dropdown: DropdownNavbarItem,
  docsVersionDropdown: VersionNavbarItem,
};

export default componentTypes;
