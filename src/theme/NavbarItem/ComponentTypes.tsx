/**
 * Replaces theme-classic 3.7.0's `@theme/NavbarItem/ComponentTypes`: has only the kinds of items that the navbar
 * uses, and the links to manuals stay in the version that the reader is in.
 */
import {usePathInVersion} from '@site/src/reader/version';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

function LinkNavbarItem({to, ...props}: Props): ReactNode {
  const inVersion = usePathInVersion();
  // Links to manuals have it. Those of the version menu have not, and lead to their own version.
  const isManual = props.activeBaseRegex !== undefined;
  return <DefaultNavbarItem {...props} {...(to && {to: isManual ? inVersion(to) : to})} />;
}

const componentTypes = {
  default: LinkNavbarItem,
  dropdown: DropdownNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
};

export default componentTypes;
