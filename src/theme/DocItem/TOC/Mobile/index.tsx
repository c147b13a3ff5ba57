/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/TOC/Mobile`, which shows the table of contents above the
 * title. `src/theme/MDXComponents` shows it before the first section instead.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
