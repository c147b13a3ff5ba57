/**
 * Replaces theme-classic 3.7.0's `@theme/DocPaginator`, which links to the pages before and after this one in the
 * sidebar. Nobody reads a manual in that order: a task names its next step, and other pages link to what they need.
 */
export default function DocPaginator(): null {
  return null;
}
