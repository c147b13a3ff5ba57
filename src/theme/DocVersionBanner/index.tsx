/**
 * Replaces theme-classic 3.7.0's `@theme/DocVersionBanner`: the manual has only one version, so readers need
 * not download a banner about old or unreleased ones.
 */
export default function DocVersionBanner(): null {
  return null;
}
