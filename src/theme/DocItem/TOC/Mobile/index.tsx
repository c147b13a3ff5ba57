/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/TOC/Mobile`, which shows the contents above the title.
 * `src/theme/MDXComponents` shows them before the first section.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
