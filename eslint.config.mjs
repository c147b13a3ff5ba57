// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig} from 'eslint/config';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Code that only the build runs, in Node. All other code in src/ may run in the reader's browser. */
const BUILD_SIDE = [
  'src/build/**',
  'src/markdown/**',
  'src/search/{index,hostedSettings}.ts',
  'src/search/server/**',
];

/** What each room of src/ may import besides itself. */
const ROOMS = Object.entries({
  data: [],
  browser: ['data'],
  'log-reader': ['components', 'data', 'browser'],
  markdown: ['data'],
  search: ['data', 'log-reader', 'browser'],
  build: ['search'],
  components: ['data', 'browser'],
  pages: ['components', 'data', 'log-reader', 'search'],
  theme: ['components', 'data', 'search'],
});

const zones = [
  ...ROOMS.map(([room, others]) => ({
    target: `./src/${room}`,
    from: './src',
    except: [room, ...others].map((name) => `./${name}`),
    message: `See ROOMS in eslint.config.mjs for what src/${room} may import.`,
  })),
  ...['button', 'client', 'modal', 'page', 'shared', 'view'].map((folder) => ({
    target: `./src/search/${folder}`,
    from: './src/search/server',
    message: 'The browser side of the search may not import the build side.',
  })),
  ...['./src', './scripts', './tests'].map((target) => ({
    target,
    from: './bench',
    message: 'bench is a package of its own: nothing imports it.',
  })),
];

// The plugin has the types of an older ESLint.
const docusaurusPlugin = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ (docusaurus)
);

export default defineConfig(
  {ignores: ['build/', '.docusaurus/', 'test-results/', 'bench/', 'deploy/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs,js}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: {'import-x': importX},
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      // Only numbers may be put into a sentence without conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `() => setOpen(true)` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // `[...text]` iterates over code points, which is what search and highlighting need.
      '@typescript-eslint/no-misused-spread': 'off',
      // The methods of the router's history do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['{docusaurus.config,sidebars}.ts', 'src/**'],
    rules: {'import-x/no-extraneous-dependencies': ['error', {devDependencies: false}]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: BUILD_SIDE,
    extends: [compat.configs['flat/recommended']],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:',
              message: "This code runs in the reader's browser, which has none of Node's modules.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurusPlugin},
    rules: {
      '@docusaurus/no-html-links': 'error',
      // A block that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre']}],
      // What only the browser knows is set after hydration, so that both sides render the same at first.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
);
