import type {KnownBad} from '../types';

const CLIENT = 'src/plugins/search-index/client';

const unescaped = {
  file: `${CLIENT}/highlight.ts`,
  find: 'ENTITIES[character] ?? character)',
  replace: 'ENTITIES[character] && character)',
};

export const rows: KnownBad[] = [
  {
    name: 'a hit that is read as HTML in the modal',
    changes: [unescaped],
    needsBuild: true,
    turnsRed: 'playwright test search-escaping.spec.ts -g "stays text in the modal"',
  },
  {
    name: 'a hit that is read as HTML on the search page',
    changes: [
      unescaped,
      {
        file: 'src/theme/SearchPage/Marked.tsx',
        find: 'return parseMarks(html)',
        replace:
          'if (html) return <span dangerouslySetInnerHTML={{__html: html}} />;\n  return parseMarks(html)',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-escaping.spec.ts -g "and on the search page"',
  },
  {
    name: 'a stored search that is read as HTML',
    changes: [
      {
        file: `${CLIENT}/createHit.ts`,
        find: 'escapeHierarchy(record.hierarchy)',
        replace: 'record.hierarchy && escapeHierarchy ? record.hierarchy : record.hierarchy',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-stored.spec.ts -g "keeps it as text"',
  },
  {
    name: 'sections whose hit does not say what was found in them',
    changes: [
      {
        file: 'src/theme/SearchBar/Modal/DocSearch.tsx',
        find: 'hits.map(toModalHit)',
        replace: 'hits.map((hit) => ({...hit, url: toModalHit(hit).url}))',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-modal.spec.ts -g "of a section"',
  },
  {
    name: 'an error screen that is taken away',
    changes: [
      {
        file: 'src/theme/SearchBar/Modal/modalClient.ts',
        find: 'return keepErrors(reporting, (query) => currentQuery() === query);',
        replace: 'return keepErrors ? reporting : reporting;',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-faults.spec.ts -g "no network"',
  },
  {
    name: 'a page that can be reached behind the modal',
    changes: [
      {
        file: 'src/theme/SearchBar/useInertPage.ts',
        find: 'page.inert = true',
        replace: 'page.inert = false',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-modal.spec.ts -g "Escape closes"',
  },
  {
    name: 'an index that waits for the code of the modal',
    changes: [
      {
        file: 'src/theme/SearchBar/useSearchDialog.ts',
        find: '      requestIndex(settings.indexUrl);\n',
        replace: '      void modal.then(() => requestIndex(settings.indexUrl));\n',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-loading.spec.ts -g "beside the code"',
  },
  {
    name: 'an answer for each key that was typed before the index was here',
    changes: [
      {
        file: 'src/theme/SearchBar/Modal/modalClient.ts',
        find: 'if (currentQuery() !== query)',
        replace: 'if (currentQuery() === null)',
      },
    ],
    turnsRed: 'vitest run --project unit tests/unit/search-ui/modalClient.test.ts',
  },
  {
    name: 'an index that is fetched by every page',
    changes: [
      {
        file: 'src/theme/SearchBar/useSearchDialog.ts',
        find: '  const history = useHistory();\n',
        replace: '  useEffect(() => warm(), [warm]);\n  const history = useHistory();\n',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-loading.spec.ts -g "and not before"',
  },
  {
    name: 'a search that is fetched ahead on 2g',
    changes: [
      {
        file: 'src/search/connection.ts',
        find: "connection?.effectiveType?.includes('2g') || ",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-loading.spec.ts -g "with 2g nothing"',
  },
  {
    name: 'a hosted 200 that is no answer taken for no hits',
    changes: [
      {
        file: `${CLIENT}/createHostedClient.ts`,
        find: "throw createSearchError('invalid', 'The search service answered with something else.');",
        replace: 'return requests.map((request) => readHostedResult({hits: []}, request));',
      },
    ],
    turnsRed: 'playwright test search-hosted.spec.ts -g "200 with other JSON"',
  },
  {
    name: 'a hosted hit that is read as HTML',
    changes: [
      {
        file: `${CLIENT}/readHostedResult.ts`,
        find: '    escapeHtml(text),\n',
        replace: '    text,\n',
      },
    ],
    turnsRed: 'playwright test search-hosted.spec.ts -g "markup in a hit"',
  },
  {
    name: 'a search page that forgets where the reader came from',
    changes: [
      {
        file: 'src/theme/SearchBar/Modal/ResultsFooter.tsx',
        find: '{context: readerContext()}',
        replace: '{context: {...readerContext(), product: null}}',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-page.spec.ts -g "the order is the modal"',
  },
  {
    name: 'a page that takes the focus from the dialog before it is inert',
    changes: [
      {
        file: 'src/theme/SearchBar/useInertPage.ts',
        find: "    page.addEventListener('focusin', focusDialog);\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-modal.spec.ts -g "not yet inert"',
    says: 'search-modal.spec.ts',
  },
];
