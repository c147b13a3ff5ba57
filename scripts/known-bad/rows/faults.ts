import type {KnownBad} from '../types';

const ADDRESS = 'playwright test faults-address.spec.ts';
const DEPLOY = 'playwright test faults-deploy.spec.ts';
const INDEX = 'playwright test faults-index.spec.ts';
const LINE = 'playwright test faults-line.spec.ts';
const SCRIPTS = 'playwright test faults-scripts.spec.ts';
const STORAGE = 'playwright test faults-storage.spec.ts';

const NORMALIZE = 'src/client-modules/normalizeUrl.ts';
const STORED = 'src/theme/SearchBar/Modal/storedSearches.ts';
const SWITCH = 'src/components/PlatformSwitch/styles.module.css';

const REQUEST_WITHOUT_END = {
  file: 'src/search/indexRequest.ts',
  find: '  setTimeout(() => controller.abort(), LOAD_TIMEOUT);\n',
  replace: '',
};
const WORKER_WITHOUT_END = {
  file: 'src/plugins/search-index/client/startWorkerEngine.ts',
  find: '    timer = setTimeout(fail, LOAD_TIMEOUT);\n',
  replace: '',
};

/** Turns a client module off. */
const without = (module: string) => [
  {file: 'docusaurus.config.ts', find: `    './src/client-modules/${module}.ts',\n`, replace: ''},
];

export const rows: KnownBad[] = [
  {
    name: 'a storage that is read without a guard',
    changes: [
      {
        file: 'src/client-modules/themeColor.ts',
        find: 'const root = document.documentElement;',
        replace: "const root = document.documentElement;\n  window.localStorage.getItem('theme');",
      },
    ],
    needsBuild: true,
    turnsRed: `${STORAGE} -g "may not be used"`,
  },
  {
    name: 'stored searches that are trusted',
    changes: [{file: STORED, find: 'value.filter(isStoredSearch)', replace: 'value'}],
    needsBuild: true,
    turnsRed: `${STORAGE} -g "a list of anything"`,
  },
  {
    name: 'a full storage that keeps the reader from following a hit',
    changes: [
      {
        file: STORED,
        find: '// The storage is full, or closed to this site.',
        replace: "throw new Error('full');",
      },
    ],
    needsBuild: true,
    turnsRed: `${STORAGE} -g "that is full"`,
  },
  {
    name: 'a tab that stays with the code of the last deploy',
    changes: [
      {
        file: 'src/client-modules/unreachablePages.ts',
        find: '|| (await isServerReachable())',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${DEPLOY} -g "with one reload"`,
  },
  {
    name: 'a page of the new build that an old tab takes for none',
    changes: without('unknownPages'),
    needsBuild: true,
    turnsRed: `${DEPLOY} -g "the old build does not know"`,
  },
  {
    name: 'a page of the 404 that reloads itself',
    changes: [
      {
        file: 'src/client-modules/unknownPages.ts',
        find: ' && previousLocation.pathname !== location.pathname',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${DEPLOY} -g "with one load"`,
  },
  {
    name: 'a lost index that never comes back',
    changes: [
      {
        file: 'src/plugins/search-index/client/createEmbeddedClient.ts',
        find: '      loading = undefined;\n',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${DEPLOY} -g "finds again"`,
  },
  {
    name: 'a lost worker that is waited for without end',
    changes: [
      {
        file: 'src/plugins/search-index/client/startWorkerEngine.ts',
        find: "worker.addEventListener('error', ",
        replace: "worker.addEventListener('messageerror', ",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-faults.spec.ts -g "worker’s code too"',
  },
  {
    name: 'an index on a dead line whose request is never given up',
    changes: [REQUEST_WITHOUT_END],
    turnsRed: 'vitest run tests/unit/search-ui/indexRequest.test.ts',
  },
  {
    name: 'a worker that says nothing and is waited for without end',
    changes: [WORKER_WITHOUT_END],
    turnsRed: 'vitest run tests/unit/search-index/startWorkerEngine.test.ts',
  },
  {
    name: 'a search that is waited for without end',
    changes: [REQUEST_WITHOUT_END, WORKER_WITHOUT_END],
    needsBuild: true,
    turnsRed: 'playwright test search-faults.spec.ts -g "never comes"',
  },
  {
    name: 'a worker that the policy does not know of',
    changes: [
      {
        file: 'src/plugins/security-headers/policy.ts',
        find: "['worker-src', [\"'self'\"]]",
        replace: "['worker-src', [\"'none'\"]]",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-loading.spec.ts -g "with the key"',
  },
  {
    name: 'an index of another version that is read',
    changes: [
      {
        file: 'src/plugins/search-index/client/loadSearchIndex.ts',
        find: 'file.format === 1 && ',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${INDEX} -g "another version"`,
  },
  {
    name: 'an index whose insides fail without a word',
    changes: [
      {
        file: 'src/plugins/search-index/client/createEmbeddedClient.ts',
        find: 'throw isSearchError(error)',
        replace: 'throw error || isSearchError(error)',
      },
    ],
    needsBuild: true,
    turnsRed: `${INDEX} -g "of another kind"`,
  },
  {
    name: 'a waiting search that loses what is typed',
    changes: [
      {
        file: 'src/theme/SearchBar/useSearchDialog.ts',
        find: 'setStart({query: limitQuery(text), isSelection: false}),\n    [],',
        replace: "setStart({query: text && '', isSelection: false}),\n    [],",
      },
    ],
    needsBuild: true,
    turnsRed: `${LINE} -g "slow 3g"`,
  },
  {
    name: 'navigation without a line that ends in a page of the browser',
    changes: without('unreachablePages'),
    needsBuild: true,
    turnsRed: `${LINE} -g "leaves the text"`,
  },
  {
    name: 'a browser that is believed to be online',
    changes: [
      {
        file: 'src/navigation/isServerReachable.ts',
        find: 'return false;',
        replace: 'return navigator.onLine;',
      },
    ],
    needsBuild: true,
    turnsRed: `${LINE} -g "takes itself for online"`,
  },
  {
    name: 'a Retry that gives the text away',
    changes: [
      {
        file: 'src/navigation/reloadWhenReachable.ts',
        find: 'if (await isServerReachable())',
        replace: 'if ((await isServerReachable()) !== null)',
      },
    ],
    needsBuild: true,
    turnsRed: `${LINE} -g "give the text away"`,
  },
  {
    name: 'a query with half a character',
    changes: [
      {
        file: 'src/search/query.ts',
        find: ".replace(LONE_SURROGATES, '')",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "a half of a pair"`,
  },
  {
    name: 'a query of any length',
    changes: [{file: 'src/search/query.ts', find: '.slice(0, MAX_QUERY_LENGTH)', replace: ''}],
    needsBuild: true,
    turnsRed: 'playwright test search-page.spec.ts -g "64 characters"',
  },
  {
    name: 'a hash that must name something',
    changes: [
      {
        file: NORMALIZE,
        append:
          '\nif (ExecutionEnvironment.canUseDOM && window.location.hash) {\n  document.querySelector(window.location.hash)!.scrollIntoView();\n}\n',
      },
    ],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "names nothing"`,
  },
  {
    name: 'a malformed hash on a first load',
    changes: [{file: NORMALIZE, find: '  normalizeAddress();\n', replace: ''}],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "dropped on a first load"`,
  },
  {
    name: 'a malformed hash on an open page',
    changes: [
      {
        file: NORMALIZE,
        find: "  window.addEventListener('popstate', normalizeAddress);\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "that is malformed and"`,
  },
  {
    name: 'a malformed path that is mended for one decoding alone',
    changes: [{file: 'src/navigation/normalizeUrl.ts', find: "'~'", replace: "'%25'"}],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "a path that is malformed"`,
  },
  {
    name: 'a server that decodes without a guard',
    changes: [
      {
        file: 'scripts/server.ts',
        find: '// Such a path names no file.',
        replace: "throw new Error('malformed');",
      },
    ],
    turnsRed: `${ADDRESS} -g "a path that is malformed"`,
  },
  {
    name: 'a hit with a malformed address',
    changes: [
      {
        file: 'src/search/on-demand/hitPath.ts',
        find: "normalizeUrl({pathname, search: '', hash})",
        replace: 'pathname + hash',
      },
    ],
    needsBuild: true,
    turnsRed: `${ADDRESS} -g "a hit with a malformed"`,
  },
  {
    name: 'a platform that is hidden where scripts do not come',
    changes: [{file: SWITCH, find: 'animation: show 0s 10s forwards', replace: 'animation: none'}],
    needsBuild: true,
    turnsRed: `${SCRIPTS} -g "the main script does not come"`,
  },
  {
    name: 'a text that waits for the scripts',
    changes: [
      {
        file: 'src/css/custom.css',
        append: "\nhtml[data-has-hydrated='false'] main {\n  visibility: hidden;\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${SCRIPTS} -g "the runtime throws"`,
  },
  {
    name: 'platforms without their names where there are no scripts',
    changes: [
      {
        file: SWITCH,
        find: ':global(html:not([data-theme])) .label {',
        replace: '.nothing {',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test authorComponents.spec.ts -g "without scripts"',
  },
  {
    name: 'code that trusts the elements of the page',
    changes: [
      {
        file: NORMALIZE,
        append:
          "\nif (ExecutionEnvironment.canUseDOM && document.head.firstElementChild?.getAttribute('charset') === null) {\n  throw new Error('provoked by a test');\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test faults-extension.spec.ts -g "of an extension"',
  },
  {
    name: 'code that trusts the texts of the page',
    changes: [
      {
        file: NORMALIZE,
        append:
          "\nexport function onRouteDidUpdate(): void {\n  (document.querySelector('.navbar__link')!.firstChild as Text).data.trim();\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test faults-extension.spec.ts -g "while it is read"',
  },
];
