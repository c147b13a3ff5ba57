/**
 * Replaces theme-classic 3.7.0's `@theme/ContentVisibility`: the manual has neither drafts nor unlisted
 * pages (its routes are a fixed table), so readers need not download the banners for them.
 */
export default function ContentVisibility(): null {
  return null;
}
