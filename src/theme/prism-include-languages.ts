/**
 * Replaces theme-classic 3.7.0's `@theme/prism-include-languages`. Code is highlighted at compile time, so
 * there are no grammars to extend in the browser. The original adds 24 kB of Prism's component list to the
 * main bundle.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
