import type {Group} from '../types';

const SERVER = 'scripts/server.ts';
const TARGET = 'scripts/readTarget.ts';

const fuzz = (title: string) =>
  `vitest run --project build tests/build/serverFuzz.test.ts -t "${title}"`;
const promises = (title: string) =>
  `vitest run --project build tests/build/server.test.ts -t "${title}"`;

/** The server of `npm start`. Each fault is tried on its own, since all of them need the same few lines. */
export const groups: Group[] = [
  {
    name: 'malformed addresses',
    isBuilt: false,
    faults: [
      {
        name: 'the server fails at an address that cannot be decoded',
        changes: [
          {
            file: TARGET,
            find: '  } catch {\n    return null;',
            replace: '  } catch (error) {\n    throw error;',
          },
        ],
        check: 'playwright test faults-address.spec.ts -g "a path that is malformed is answered"',
        says: 'Received: 500',
      },
    ],
  },
  {
    name: 'ranges',
    isBuilt: false,
    faults: [
      {
        name: 'the server ignores ranges',
        changes: [
          {
            file: SERVER,
            find: '    index: false,\n',
            replace: '    index: false,\n    acceptRanges: false,\n',
          },
        ],
        check: fuzz('the range bytes=5-1'),
        says: 'expected 200 to be 416',
      },
    ],
  },
  {
    name: 'files for servers',
    isBuilt: false,
    faults: [
      {
        name: 'readers can fetch the files that are for servers',
        changes: [{file: TARGET, find: "&& !decoded.startsWith('/_') ", replace: ''}],
        check: promises('_headers'),
        says: 'expected 200 to be 404',
      },
    ],
  },
  {
    name: 'headers',
    isBuilt: false,
    faults: [
      {
        name: 'the server does not send the security policy',
        changes: [
          {
            file: SERVER,
            find: "if (name !== 'Strict-Transport-Security') {",
            replace: "if (name !== 'Strict-Transport-Security' && !name.startsWith('Content')) {",
          },
        ],
        check: promises('/docs/r10/ is answered'),
        says: 'content-security-policy',
      },
    ],
  },
  {
    name: 'status',
    isBuilt: false,
    faults: [
      {
        name: 'the server answers 200 for an unknown path',
        changes: [{file: SERVER, find: '.code(404)', replace: '.code(200)'}],
        check: 'playwright test routes.spec.ts -g "answers 404 with"',
        says: 'Expected: 404',
      },
    ],
  },
];
