/** A step of the way from the home page to a page. */
export interface Crumb {
  readonly label: string;
  /** Path; a category of the sidebar may have no page. */
  readonly to?: string | undefined;
}

/**
 * Breadcrumbs as JSON-LD (https://schema.org/BreadcrumbList), to be put into a `script` element as it
 * is. Steps without a page are left out, since search engines want an address for each but the last.
 * @param absolute makes an address of a path
 */
export function structuredData(
  crumbs: readonly Crumb[],
  absolute: (path: string) => string,
): string {
  const last = crumbs.length - 1;
  const items = crumbs
    .filter(({to}, index) => to !== undefined || index === last)
    .map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && {item: absolute(to)}),
    }));
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items,
    // What looks like `</script>` would end the element.
  }).replace(/</g, '\\u003c');
}
