const TOKENS = 'src/css/tokens.css';

const message = `The design is in ${TOKENS}: write var(--name) of a token, or add a token there if none fits.`;

const token = /^var\(--/;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {ignorePartialSupport: true, ignore: ['css-resize']}, // iOS has nothing to resize with
    ],
    // CSS modules use camel case (`styles.sectionTitle`); DocSearch and Infima use other styles.
    'selector-class-pattern': null,
    'custom-property-pattern': null, // the names of Infima are not ours
    'media-feature-range-notation': 'prefix', // Safari 15.4 does not support (width >= 1px)
    // In em, so that a larger font of the browser counts. The theme decides by 996 and 997 px in scripts.
    'media-feature-name-value-allowed-list': {'/width$/': ['996px', '997px', '/em$/']},
    'value-keyword-case': ['lower', {ignoreProperties: [/font-family/]}], // names of fonts
    'custom-property-empty-line-before': null, // tokens are written in groups
    'no-descending-specificity': null, // themes and states repeat a selector on purpose
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}], // CSS modules
    'color-no-hex': [true, {message}],
    'color-named': ['never', {message}],
    'selector-disallowed-list': [
      [/\[class[*^$][^\]]*\].*\*$/],
      {
        splitList: true,
        message:
          'After a part of a class name, name the elements in place of "*": otherwise each change of a class of <html> restyles the whole page.',
      },
    ],
    'function-disallowed-list': [/^(rgb|hsl)a?$|^(hwb|lab|lch|oklab|oklch|color)$/, {message}],
    'declaration-property-value-allowed-list': [
      {
        'font-size': [token, 'inherit', '0'],
        'font-weight': [token, 'inherit'],
        'font-family': [token, 'inherit'],
        'line-height': [token, 'inherit', /^calc\(/],
        'border-radius': [token, '0', '50%'],
        'box-shadow': [token, 'none', /^(inset )?(-?\w+ )+var\(--[\w-]+\)$/],
      },
      {message},
    ],
  },
  overrides: [
    {
      files: [TOKENS],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
