/** Replaces theme-classic 3.7.0's `@theme/NavbarItem/DocsVersionDropdownNavbarItem` by nothing. */
export default function DocsVersionDropdownNavbarItem(): null {
  return null;
}
