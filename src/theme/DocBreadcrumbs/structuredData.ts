/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly label: string;
  /** Path; undefined for a category of the sidebar without a page. */
  readonly to?: string | undefined;
}

/**
 * Breadcrumbs as JSON-LD (https://schema.org/BreadcrumbList), escaped for a `script` element. Steps without a
 * page are left out, because search engines require an address for every step but the last.
 * @param absolute converts a path to an absolute URL
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
    // A `</script>` in a label would end the element.
  }).replace(/</g, '\\u003c');
}
