import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Code that Node runs while building; all other code under src/ runs in the reader's browser. */
const buildSide = ['src/plugins/*/*.ts', 'src/plugins/*/server/**', 'src/{dates,rehype,remark}/**'];

/** A path that leads into a plugin's browser side, from beside it or from outside. */
const clientSide = {
  regex: '^\\.{1,2}/(.*/)?client(/|$)|plugins/[^/]+/client(/|$)',
  message:
    "A plugin's client/ is for the browser: import it only from src/theme, src/components or client code; share types.ts or a pure module with the build side.",
};
const serverSide = {
  regex: '^\\.{1,2}/(.*/)?server(/|$)|plugins/[^/]+/server(/|$)|^node:',
  message:
    "A plugin's server/ and Node's modules exist at build time only; share types.ts or a pure module with the browser side.",
};
const forbid = (...patterns) => ({'no-restricted-imports': ['error', {patterns}]});

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', 'test-results/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // A number in a sentence needs no conversion; the other types stay refused.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `() => setOpen(true)` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // `[...text]` walks code points, which is what search and highlighting need.
      '@typescript-eslint/no-misused-spread': 'off',
      // Parsed HTML is told apart by the words `text` and `tag`.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // The router's history is made of closures, which need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      ...forbid(clientSide),
    },
  },
  {files: ['src/**/*.{ts,tsx}'], ignores: buildSide, rules: forbid(serverSide, clientSide)},
  {
    files: ['src/{theme,components,client-modules}/**', 'src/plugins/*/client/**'],
    rules: forbid(serverSide),
  },
  {files: ['{scripts,tests}/**'], rules: {'no-restricted-imports': 'off'}}, // they see both sides
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'error',
      // A block that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region']}],
      // What only the browser knows is set after hydration, so that both render the same at first.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: buildSide,
    extends: [compat.configs['flat/recommended']],
  },
);
