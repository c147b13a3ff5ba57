/** Replaces theme-classic 3.7.0's `@theme/DocVersionBanner` by nothing. */
export default function DocVersionBanner(): null {
  return null;
}
