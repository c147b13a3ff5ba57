import type {Group} from '../types';

const ADDRESS = 'playwright test faults-address.spec.ts';
const DEPLOY = 'playwright test faults-deploy.spec.ts';
const LINE = 'playwright test faults-line.spec.ts';
const SCRIPTS = 'playwright test faults-scripts.spec.ts';
const STATES = 'playwright test states.spec.ts';
const FIRST_LOAD = 'src/loading/client/watchFirstLoad.js';

/** What a reader sees when code is late, lost or crashed, and at unusual addresses. */
export const groups: Group[] = [
  {
    name: 'lost code',
    isBuilt: true,
    faults: [
      {
        name: 'nobody says that a first script is lost',
        changes: [
          {
            file: FIRST_LOAD,
            find: "box.hidden = root.dataset.hasHydrated === 'true'",
            replace: 'box.hidden = true',
          },
        ],
        check: `${SCRIPTS} -g "load main is lost"`,
        says: 'toBeVisible',
      },
      {
        name: 'a crash stays on the screen after the reader has left the page',
        changes: [
          {
            file: 'src/theme/ErrorPageContent/index.tsx',
            find: 'if (pathname !== crashedPage)',
            replace: "if (pathname === '')",
          },
        ],
        check: `${STATES} -g "from one page of the docs to the next"`,
        says: 'unexpected value "This page crashed."',
      },
      {
        name: 'a tab from before a deploy keeps its old code',
        changes: [
          {
            file: 'src/loading/client/unreachablePages.ts',
            find: '|| (await isServerReachable())',
            replace: '',
          },
        ],
        check: `${DEPLOY} -g "with one reload"`,
        says: '1 failed',
      },
      {
        name: 'a tab from before a deploy says that a new page does not exist',
        changes: [
          {
            file: 'src/loading/client/unknownPages.ts',
            find: 'if (isOther && ',
            replace: 'if (!isOther && ',
          },
        ],
        check: `${DEPLOY} -g "the old build does not know"`,
        says: '1 failed',
      },
      {
        name: 'Retry on the way to another page does not fetch it',
        changes: [
          {
            file: 'src/loading/LoadFailure.tsx',
            find: 'onClick={retry}',
            replace: 'onClick={() => undefined}',
          },
        ],
        check: `${STATES} -g "Retry fetches it again"`,
        says: '1 failed',
      },
      {
        name: 'a malformed hash stops the page',
        changes: [
          {
            file: 'src/navigation/normalizeAddress.ts',
            find: '  normalizeAddress();\n',
            replace: '',
          },
        ],
        check: `${ADDRESS} -g "dropped on a first load"`,
        says: '1 failed',
      },
      {
        name: 'an address in capitals shows a page that is not hydrated',
        changes: [
          {
            file: 'src/plugins/bundle/clientEntry.ts',
            find: 'if (!redirectToCanonicalPath())',
            replace: 'if (redirectToCanonicalPath !== null)',
          },
        ],
        check: `${ADDRESS} -g "another spelling leads"`,
        says: 'toHaveURL',
      },
    ],
  },
  {
    name: 'lost connections',
    isBuilt: true,
    faults: [
      {
        name: 'the box of a first load does not go when the connection is back',
        changes: [
          {
            file: FIRST_LOAD,
            find: "addEventListener('online', ",
            replace: "addEventListener('offline', ",
          },
        ],
        check: `${SCRIPTS} -g "once the connection is back"`,
        says: 'waiting for event "load"',
      },
      {
        name: 'without a connection, the browser’s error page replaces the text',
        changes: [
          {
            file: 'src/loading/client/isServerReachable.ts',
            find: 'return false;',
            replace: 'return true;',
          },
        ],
        check: `${LINE} -g "leaves the text"`,
        says: '1 failed',
      },
      {
        name: 'a storage that is closed to the site stops the page',
        changes: [
          {
            file: 'src/plugins/site-head/client/themeColor.ts',
            find: 'const root = document.documentElement;',
            replace:
              "const root = document.documentElement;\n  window.localStorage.getItem('theme');",
          },
        ],
        check: 'playwright test faults-storage.spec.ts -g "may not be used"',
        says: 'The operation is insecure',
      },
    ],
  },
];
