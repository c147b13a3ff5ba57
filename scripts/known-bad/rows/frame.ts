import type {KnownBad} from '../types';

const FRAME = 'playwright test frame.spec.ts';
const STATES = 'playwright test states.spec.ts';

export const rows: KnownBad[] = [
  {
    name: 'a change of the system scheme deletes the stored mode',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "    './src/client-modules/ignoreSystemScheme.ts',\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "alters neither mode nor storage"`,
  },
  {
    name: 'the system scheme is followed',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: 'respectPrefersColorScheme: false',
        replace: 'respectPrefersColorScheme: true',
      },
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "is light at first"`,
  },
  {
    name: 'an announcement under a new id stays hidden',
    changes: [
      {file: 'src/theme/Layout/Provider/index.tsx', find: '[]);', replace: '[props]);'},
      {
        file: 'src/theme/Layout/Provider/index.tsx',
        find: "String(dismissed === 'true')",
        replace: "'true'",
      },
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "shown again under a new id"`,
  },
  {
    name: 'a bar that hides with the focus in it',
    changes: [
      {file: 'src/css/navbar.css', find: '  transform: none;\n', replace: '  opacity: 1;\n'},
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "hides on scroll down"`,
  },
  {
    name: 'a navbar label that wraps',
    changes: [
      {file: 'src/css/navbar.css', find: 'white-space: nowrap', replace: 'max-width: 2rem'},
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "at 1000 px"`,
  },
  {
    name: 'a drawdown page that no navbar link claims',
    changes: [
      {
        file: 'src/data/navigation.ts',
        find: 'docs/${id}/`',
        replace: 'docs/${id}/$`',
      },
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "also on a drawdown page"`,
  },
  {
    name: 'categories that close each other',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: 'autoCollapseCategories: false',
        replace: 'autoCollapseCategories: true',
      },
    ],
    needsBuild: true,
    turnsRed: `${FRAME} -g "two categories open"`,
  },
  {
    name: 'a first load that fails without a word',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "    './src/client-modules/firstLoadFailure.tsx',\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "on a first load"`,
  },
  {
    name: 'a Retry that does not retry',
    changes: [
      {
        file: 'src/states/LoadFailure.tsx',
        find: 'onClick={retry}',
        replace: 'onClick={() => undefined}',
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "Retry fetches it again"`,
  },
  {
    name: 'a route that loads with nothing to show',
    changes: [{file: 'src/theme/Loading/index.tsx', find: 'if (pastDelay)', replace: 'if (false)'}],
    needsBuild: true,
    turnsRed: `${STATES} -g "a spinner shows"`,
  },
  {
    name: 'a crash page that crashes in its turn',
    changes: [
      {
        file: 'src/theme/Error/index.tsx',
        find: '  return (\n',
        replace: "  if (error) throw new Error('provoked by a test');\n  return (\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "takes the layout along"`,
  },
  {
    name: 'a progress bar that does not wait',
    changes: [
      {
        file: 'src/client-modules/firstLoadFailure.tsx',
        append:
          "\nexport function onRouteUpdate(): void {\n  document.body.append(Object.assign(document.createElement('div'), {id: 'nprogress'}));\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "starts 200 ms after"`,
  },
  {
    name: 'prefetching on a 2g connection',
    changes: [
      {
        file: 'src/client-modules/firstLoadFailure.tsx',
        append:
          "\nif (ExecutionEnvironment.canUseDOM) {\n  document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: '/docs'}));\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "is skipped on a 2g"`,
  },
  {
    name: 'a not-found page that offers nothing',
    changes: [
      {
        file: 'src/theme/NotFound/Content/index.tsx',
        find: 'useNearestPages(pathname)',
        replace: "useNearestPages('')",
      },
    ],
    needsBuild: true,
    turnsRed: `${STATES} -g "offers search and the nearest pages"`,
  },
  {
    name: 'a not-found page that search engines may keep',
    changes: [
      {
        file: 'src/theme/NotFound/Content/index.tsx',
        find: 'name="robots"',
        replace: 'property="robots"',
      },
    ],
    needsBuild: true,
    turnsRed: 'vitest run --project build tests/build/head.test.ts -t "may not"',
  },
  {
    name: 'broken links that only warn',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "onBrokenLinks: 'throw'",
        replace: "onBrokenLinks: 'warn'",
      },
    ],
    turnsRed: 'vitest run --project variants -t "stops the build"',
  },
];
