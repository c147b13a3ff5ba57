import type {KnownBad} from '../types';

export const rows: KnownBad[] = [
  {
    name: 'scripts that are fetched before the first paint',
    changes: [{file: 'docusaurus.config.ts', find: '  ssrTemplate: pageTemplate,\n', replace: ''}],
    needsBuild: true,
    turnsRed: 'playwright test pageStart.spec.ts -g "when the text is on the screen"',
    says: 'pageStart.spec.ts',
  },
  {
    name: 'a slow line that is left idle until the first paint',
    changes: [
      {
        file: 'src/plugins/page-start/client/start.js',
        find: 'navigator.connection?.rtt > 100',
        replace: 'navigator.connection?.rtt > 10000',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test pageStart.spec.ts -g "on a slow line"',
    says: 'pageStart.spec.ts',
  },
  {
    name: 'a browser that reports no paint and gets no scripts',
    changes: [
      {
        file: 'src/plugins/page-start/client/start.js',
        find: '    setTimeout(run, 3000);\n',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test pageStart.spec.ts -g "reports no paint"',
    says: 'pageStart.spec.ts',
  },
  {
    name: 'a search that is opened early and lost',
    changes: [
      {file: 'src/theme/SearchBar/index.tsx', find: '  useEarlySearch(open);\n', replace: ''},
    ],
    needsBuild: true,
    turnsRed: 'playwright test pageStart.spec.ts -g "by Ctrl.K opens once it does"',
    says: 'pageStart.spec.ts',
  },
  {
    name: 'a query that is typed early and lost',
    changes: [
      {
        file: 'src/theme/SearchPage/useSearchPage.ts',
        find: 'isFirst && typed ? typed : ',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-page.spec.ts -g "typed before React answers"',
    says: 'search-page.spec.ts',
  },
  {
    name: 'a letter that is typed while React takes the field over and lost',
    changes: [
      {
        file: 'src/theme/SearchPage/useSearchPage.ts',
        find: 'useEffect(() => setInput(field.current?.value ??',
        replace: 'useEffect(() => void setTimeout(setInput, 0, field.current?.value ??',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-page.spec.ts -g "no letter is lost"',
    says: 'search-page.spec.ts',
  },
  {
    name: 'a date in words by a tool that is slow to make',
    changes: [
      {
        file: 'src/theme/DocItem/Footer/formatDate.ts',
        find: '  const day = new Date(date);\n',
        replace:
          "  const day = new Date(date);\n  new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC'}).format(day);\n",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test pageStart.spec.ts -g "no tool of a language"',
    says: 'DateTimeFormat was made',
  },
];
