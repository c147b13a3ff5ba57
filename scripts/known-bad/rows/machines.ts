import type {KnownBad} from '../types';

const TWINS = 'vitest run tests/build/twins.test.ts';
const PREPARE = 'src/plugins/markdown-twins/server/prepareArticle.ts';
const BREADCRUMBS = 'src/theme/DocBreadcrumbs';

export const rows: KnownBad[] = [
  {
    name: 'a twin without the tables of its page',
    changes: [{file: PREPARE, find: "  'wbr',", replace: "  'wbr',\n  'table',"}],
    needsBuild: true,
    turnsRed: `${TWINS} -t "has its tables"`,
    says: 'error-codes',
  },
  {
    name: 'a twin with one panel of a platform switch',
    changes: [{file: PREPARE, find: 'list.append(item);', replace: 'list.append();'}],
    needsBuild: true,
    turnsRed: `${TWINS} -t "loses no word"`,
    says: '/docs/basics/',
  },
  {
    name: 'a twin with links that lead nowhere outside the site',
    changes: [{file: PREPARE, find: "['href', 'src']", replace: "['src']"}],
    needsBuild: true,
    turnsRed: `${TWINS} -t "whole addresses"`,
  },
  {
    name: 'a social card that is not there',
    changes: [
      {
        file: 'src/plugins/site-head/index.ts',
        find: "path: 'img/social-card.png'",
        replace: "path: 'img/card.png'",
      },
    ],
    needsBuild: true,
    turnsRed: 'vitest run tests/build/forMachines.test.ts -t "names those that exist"',
    says: 'card.png',
  },
  {
    name: 'dates by the option of Docusaurus, which fails without a history',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "    sidebarPath: './sidebars.ts',",
        replace: "    sidebarPath: './sidebars.ts',\n    showLastUpdateTime: true,",
      },
    ],
    turnsRed: 'vitest run tests/variants/archive.test.ts',
  },
  {
    name: 'the date of a page that overlooks its partials',
    changes: [
      {
        file: 'src/dates/imports.ts',
        find: 'const FOLLOWED = /\\.(?:mdx?|',
        replace: 'const FOLLOWED = /\\.(?:',
      },
    ],
    turnsRed: 'vitest run tests/unit/dates',
    says: '_part.mdx',
  },
  {
    name: 'a name of the search that browsers refuse',
    changes: [
      {
        file: 'src/data/company.ts',
        find: "shortTitle: 'Capital Manual'",
        replace: "shortTitle: 'Capital Solutions'",
      },
    ],
    turnsRed: 'docusaurus build',
    says: 'OpenSearch allows 16',
  },
  {
    name: 'drawdown pages without breadcrumbs',
    changes: [{file: `${BREADCRUMBS}/index.tsx`, find: '<LoneTrail />', replace: 'null'}],
    needsBuild: true,
    turnsRed: 'vitest run tests/build/forMachines.test.ts -t "drawdown"',
  },
  {
    name: 'breadcrumbs that can end their own element',
    changes: [
      {
        file: `${BREADCRUMBS}/structuredData.ts`,
        find: ".replace(/</g, '\\\\u003c')",
        replace: '',
      },
    ],
    turnsRed: 'vitest run tests/unit/head',
    says: 'cannot end the element',
  },
  {
    name: 'a copy that fails without a word',
    changes: [
      {
        file: `${BREADCRUMBS}/CopyPage.tsx`,
        find: 'setFailure(`Not copied: ${reason}.`);',
        replace: 'setFailure(reason && "");',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test machines.spec.ts -g "in words"',
  },
  {
    name: 'a theme colour that stays light',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "    './src/client-modules/themeColor.ts',\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test machines.spec.ts -g "theme colour"',
  },
];
