/** The exact values that `style` attributes may have. */
export const styleAttributes: readonly string[] = [
  // The style that the theme sets on an open category of the sidebar.
  'display:block;overflow:visible;height:auto',
  // The columns of a Markdown table that are aligned.
  'text-align:left',
  'text-align:center',
  'text-align:right',
];

/** The exact texts of `<style>` elements that scripts may add to a page. */
export const styleElements: readonly string[] = [
  // The style of the Algolia logo that DocSearch 3.9.0 draws at the bottom of its modal.
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
];
