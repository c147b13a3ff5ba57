// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig} from 'eslint/config';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Data that readers get only as the build writes it, into pages, data files and the index of the search. */
const BUILD_DATA = [
  'src/data/build',
  'src/data/glossary',
  'src/data/installer-messages',
  'src/data/journal-lines',
  'src/data/return-codes',
  'src/data/stop-reasons.ts',
];

/** Code that only the build runs, in Node. All other code in src/ may run in the reader's browser. */
const BUILD_SIDE = [
  ...BUILD_DATA.map((place) => (place.endsWith('.ts') ? place : `${place}/**`)),
  'src/after-build/**',
  'src/checks/**',
  'src/loading/index.ts',
  'src/markdown/**',
  'src/plugins/*/*.{ts,cjs}',
  'src/search/*.ts',
  'src/search/server/**',
];

/**
 * What each room of src/ may import besides itself. A room that is not listed may import all others.
 * @type {Record<string, string[]>}
 */
const ROOMS = {
  data: [],
  navigation: [],
  loading: ['navigation'],
  reader: ['data'],
  components: ['data', 'reader'],
  'log-reader': ['components', 'data', 'reader'],
  checks: ['data'],
  markdown: ['data'],
  search: ['data', 'log-reader', 'navigation', 'reader'],
  'after-build': ['data', 'navigation', 'search'],
  plugins: ['data'],
  theme: ['components', 'data', 'loading', 'navigation', 'plugins', 'reader', 'search'],
  pages: ['components', 'data', 'log-reader', 'reader', 'search'],
};

const arrows = Object.entries(ROOMS).map(([room, others]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...others].map((name) => `./${name}`),
  message: `src/${room} may import ${others.length > 0 ? others.map((name) => `src/${name}`).join(', ') : 'nothing else of the site'}.`,
}));

/** Keeps data of the build, and Joi with it, out of the bundle for readers. */
const buildData = {
  target: './src',
  from: BUILD_DATA.map((place) => `./${place}`),
  message: 'Only the build reads this data: src/plugins/data-tables writes what pages need of it.',
};

/** Scripts that may import `devDependencies`. `npm start`, `npm run dev` and `npm run build` install none. */
const WITH_TOOLS = ['scripts/{browser,budgets,check-links,gallery,icons,test}.ts'];

/** The measurements in bench/ are a package of their own. */
const apart = ['./src', './scripts', './tests'].map((target) => ({
  target,
  from: './bench',
  message: 'bench is a package of its own: nothing imports it.',
}));

/** The two sides of the search share only types.ts and shared/. */
const sides = [
  {
    target: './src/search/server',
    from: './src/search',
    except: ['./server', './shared', './questions', './types.ts'],
    message: 'The build side of the search may import src/search/shared, questions and types.ts.',
  },
  {
    target: './src/search/shared',
    from: './src/search',
    except: ['./shared', './types.ts'],
    message: 'src/search/shared runs on both sides, so it may import neither of them.',
  },
  ...['client', 'view', 'button', 'modal', 'page'].map((folder) => ({
    target: `./src/search/${folder}`,
    from: './src/search/server',
    message: 'The browser side of the search may not import the build side.',
  })),
  {
    target: './src/search/client',
    from: ['view', 'button', 'modal', 'page'].map((folder) => `./src/search/${folder}`),
    message: 'The search client knows nothing of what is drawn.',
  },
  {
    target: './src/search/view',
    from: ['button', 'modal', 'page'].map((folder) => `./src/search/${folder}`),
    message: 'The window and the page draw with src/search/view, which knows neither.',
  },
];

// The plugin has the types of an older ESLint.
const docusaurusPlugin = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ (docusaurus)
);

/**
 * @param {...object} more zones
 * @returns {['error', {zones: object[]}]}
 */
const restrictedPaths = (...more) => ['error', {zones: [...arrows, ...sides, ...apart, ...more]}];

const noNode = {
  regex: '^node:',
  message: "This code runs in the reader's browser, which has none of Node's modules.",
};
const noTheme = {
  regex: '^@theme(-original|-init)?/',
  message: 'The theme imports the search; the search imports nothing of the theme.',
};
const noPlainLink = {
  regex: '^@docusaurus/Link$',
  message: 'Use src/components/Link, which stays in the version of the manual.',
};

export default defineConfig(
  {ignores: ['build*/', '.docusaurus*/', 'test-results/', 'bench/', 'deploy/', 'reports/']},
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
      // Node types of parsed HTML are compared with the plain strings `text` and `tag`.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // The methods of the router's history do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'import-x/no-restricted-paths': restrictedPaths(),
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    rules: {
      // The bundler and Node load some files by themselves, as CommonJS.
      '@typescript-eslint/no-require-imports': 'off',
      // These rules do not see the types that JSDoc gives; the compiler checks them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
    },
  },
  {
    files: ['{docusaurus.config,sidebars}.ts', '{scripts,src}/**'],
    rules: {'import-x/no-extraneous-dependencies': ['error', {devDependencies: WITH_TOOLS}]},
  },
  {
    // Their drivers are installed by `npm run test:browsers` alone, so their types may be missing here.
    files: ['tests/browsers/engines/{firefox,webkit}.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: BUILD_SIDE,
    extends: [compat.configs['flat/recommended']],
    rules: {
      'import-x/no-restricted-paths': restrictedPaths(buildData),
      'no-restricted-imports': ['error', {patterns: [noNode]}],
    },
  },
  {
    files: ['src/{components,log-reader,pages}/**/*.tsx'],
    ignores: ['src/components/Link/index.tsx'],
    rules: {'no-restricted-imports': ['error', {patterns: [noNode, noPlainLink]}]},
  },
  {
    files: ['src/search/**/*.{ts,tsx}'],
    ignores: BUILD_SIDE,
    rules: {'no-restricted-imports': ['error', {patterns: [noNode, noTheme]}]},
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurusPlugin},
    rules: {
      '@docusaurus/no-html-links': 'error',
      // A block that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region']}],
      // What only the browser knows is set after hydration, so that both sides render the same at first.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
);
