/**
 * Replaces theme-classic 3.7.0's `@theme/NavbarItem/ComponentTypes`: the navbar holds plain links only,
 * so the dropdowns of versions and locales stay out of every page.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

const componentTypes = {default: DefaultNavbarItem};

export default componentTypes;
