/**
 * Replaces theme-classic 3.7.0's `@theme/NavbarItem/ComponentTypes`. Changes: only the kinds of items that
 * the navbar uses are left; links to manuals stay in the reader's version; the version menu does not break
 * hydration on unknown addresses.
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
  // Only links to manuals have an `activeBaseRegex`. The links of the version menu lead to their own
  // versions.
  const isManual = props.activeBaseRegex !== undefined;
  return <DefaultNavbarItem {...props} {...(to && {to: isManual ? inVersion(to) : to})} />;
}

/**
 * The not-found page is built once for all versions, so the menu appears only when the browser knows the
 * address.
 */
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
