/** Replaces theme-classic 3.7.0's `@theme/DocVersionBadge` by nothing. */
export default function DocVersionBadge(): null {
  return null;
}
