import type {Group} from '../types';

/** The search, as far as only a browser can show it. */
export const groups: Group[] = [
  {
    name: 'opening',
    isBuilt: true,
    faults: [
      {
        name: 'every page fetches the search',
        changes: [
          {
            file: 'src/search/button/useSearchDialog.ts',
            find: '  const history = useHistory();\n',
            replace: '  useEffect(() => warm(), [warm]);\n  const history = useHistory();\n',
          },
        ],
        check: 'playwright test search-loading.spec.ts -g "with the key, and not before"',
        says: '"search-index"',
      },
      {
        name: 'a search that was given up opens later',
        changes: [
          {
            file: 'src/search/button/useSearchDialog.ts',
            find: 'if (isWanted.current) {\n        // At once',
            replace: 'if (isWanted) {\n        // At once',
          },
        ],
        check: 'playwright test faults-line.spec.ts -g "given up"',
        says: 'toHaveCount',
      },
    ],
  },
  {
    name: 'answers',
    isBuilt: true,
    faults: [
      {
        name: 'there is no search in a browser without workers',
        changes: [
          {
            file: 'src/search/client/startWorkerEngine.ts',
            find: "throw new EngineLostError('This browser can’t start a worker.', {cause: error});",
            replace: 'throw error;',
          },
        ],
        check: 'playwright test search-faults.spec.ts -g "the browser has none"',
        says: '1 failed',
      },
      {
        name: 'a stored search is drawn as HTML',
        changes: [
          {
            file: 'src/search/modal/storedSearches.ts',
            find: 'escapeHtml(unescapeHtml(value))',
            replace: 'unescapeHtml(value)',
          },
        ],
        check: 'playwright test search-stored.spec.ts -g "keeps it as text"',
        says: '1 failed',
      },
      {
        name: 'the way to further rows forgets of which page they are',
        changes: [
          {
            file: 'src/search/modal/FoundHit.tsx',
            find: 'searchPath(currentQuery(), page)',
            replace: 'searchPath(currentQuery())',
          },
        ],
        check: 'playwright test search-hits.spec.ts -g "with a way to all of them"',
        says: 'toHaveURL',
      },
      {
        name: 'what logs print for a code is not in the index',
        changes: [
          {
            file: 'src/markdown/remark/returnCodes.ts',
            find: '              ...messageTexts(row.messages),\n',
            replace: '',
          },
        ],
        check:
          'vitest run --project build tests/build/searchSweeps.test.ts -t "what logs print leads to its row"',
        says: 'to be greater than or equal to 300',
      },
    ],
  },
];
