/** Replaces theme-classic 3.7.0's client module, which adds Prism's list of languages to the main bundle. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
