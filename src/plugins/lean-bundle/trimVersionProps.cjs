/**
 * Loader for the props that Docusaurus gives to every doc page: all sidebars, and title and description
 * of every doc. Descriptions are shown on the cards of category pages only; all others are dropped
 * (1 kB gzip on each page). CommonJS, since the bundler itself loads it.
 *
 * @typedef {{type: string, docId?: string, items?: SidebarItem[], href?: string}} SidebarItem
 * @typedef {{docsSidebars: Record<string, SidebarItem[]>, docs: Record<string, {description?: string}>}} VersionProps
 */

/**
 * @param {SidebarItem[]} items
 * @returns {string[]} ids of the docs that a category page shows as cards
 */
function docsOnCards(items) {
  return items.flatMap(({type, href, items: inner = []}) =>
    type === 'category'
      ? [...(href ? inner.flatMap(({docId}) => docId ?? []) : []), ...docsOnCards(inner)]
      : [],
  );
}

/**
 * @param {string} source JSON of one file of props
 * @returns {string} JSON without the descriptions that no card shows; other props as they are
 */
module.exports = function trimVersionProps(source) {
  const props = JSON.parse(source);
  /** @type {VersionProps | undefined} */
  const version = props.version ?? props;
  if (!version?.docsSidebars || !version.docs) {
    return source;
  }
  const kept = new Set(Object.values(version.docsSidebars).flatMap(docsOnCards));
  for (const [id, doc] of Object.entries(version.docs)) {
    if (!kept.has(id)) {
      delete doc.description;
    }
  }
  return JSON.stringify(props);
};
