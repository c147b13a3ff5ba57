/**
 * Replaces theme-classic 3.7.0's `@theme/NavbarItem/ComponentTypes`: the navbar has only links and a menu
 * of links, so readers need not download the menus for versions and locales.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

const componentTypes = {default: DefaultNavbarItem, dropdown: DropdownNavbarItem};

export default componentTypes;
