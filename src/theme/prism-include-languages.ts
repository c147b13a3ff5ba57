/**
 * Replaces theme-classic 3.7.0's `@theme/prism-include-languages`: code is highlighted while compiling
 * (`src/rehype/highlightCode.ts`), so the browser has no grammars to extend. The original brings 24 kB
 * of Prism's component list into the main bundle.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
