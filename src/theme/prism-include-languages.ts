/**
 * Replaces theme-classic 3.7.0's `@theme/prism-include-languages`: code is coloured while pages compile, so the browser has no
 * grammars to extend. The original adds 24 kB of Prism's component list to the main bundle.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
