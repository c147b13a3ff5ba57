/**
 * Replaces theme-classic 3.7.0's `@theme/DocVersionBadge`: the manual has only one version, so readers need
 * not download a badge that tells versions apart.
 */
export default function DocVersionBadge(): null {
  return null;
}
