/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [true, {ignorePartialSupport: true}],
    // CSS modules are read as `styles.sectionTitle`; DocSearch and Infima name theirs otherwise.
    'selector-class-pattern': null,
    'custom-property-pattern': null, // --ifm-*, --docsearch-* and --swm-* are given names
    'media-feature-range-notation': 'prefix', // Safari 15.4 does not know (width >= 1px)
    'value-keyword-case': ['lower', {ignoreProperties: [/font-family/]}], // fonts keep their names
    'custom-property-empty-line-before': null, // tokens stand in groups
    'no-descending-specificity': null, // themes and states repeat a selector on purpose
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}], // CSS modules
  },
};
