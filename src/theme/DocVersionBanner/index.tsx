/**
 * Replaces theme-classic 3.7.0's `@theme/DocVersionBanner`: the manual has one version, so there is none to
 * tell apart, and its code need not travel.
 */
export default function DocVersionBanner(): null {
  return null;
}
