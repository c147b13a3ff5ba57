import type {KnownBad} from '../types';

const BUILD = 'docusaurus build';
const WORDS = 'vitest run --project unit tests/unit/content/pages.test.ts';
const LINKS = 'vitest run --project build tests/build/links.test.ts';
const PUBLISHED = 'vitest run --project build tests/build/published.test.ts';
const TABLES = 'vitest run --project build tests/build/dataTables.test.ts';
const FIGURES = 'vitest run --project unit tests/unit/calculations';

const RX5 = 'docs/rx5/rx5.mdx';
const TRADE_CODES = 'src/data/return-codes/mt5-server.ts';

export const rows: KnownBad[] = [
  {
    name: 'a default that nobody knows',
    changes: [{file: RX5, append: '\nThe default value is 0.01.\n'}],
    turnsRed: WORDS,
    says: 'a default or recommended value',
  },
  {
    name: 'a file name that nobody knows',
    changes: [{file: RX5, append: '\nCopy R-X5.ex4 there.\n'}],
    turnsRed: WORDS,
    says: 'a file name of a product',
  },
  {
    name: 'a promise of gain',
    changes: [{file: RX5, append: '\nThis EA never loses.\n'}],
    turnsRed: WORDS,
    says: 'a promise',
  },
  {
    name: 'an address that nobody knows',
    changes: [{file: RX5, append: '\nWrite to help@example.com.\n'}],
    turnsRed: WORDS,
    says: 'a contact, price or hour',
  },
  {
    name: 'a house term spelled in another way',
    changes: [{file: RX5, append: '\nOpen Metatrader.\n'}],
    turnsRed: WORDS,
    says: 'MetaTrader 4, MetaTrader 5',
  },
  {
    name: 'a page without a description',
    changes: [{file: RX5, find: 'description: ', replace: 'about: '}],
    turnsRed: BUILD,
    says: 'description',
  },
  {
    name: 'two pages with one title',
    changes: [
      {
        file: 'docs/r50/drawdown.mdx',
        find: 'title: Drawdown – R-50',
        replace: 'title: Drawdown – R-10',
      },
    ],
    turnsRed: BUILD,
    says: 'has the same title',
  },
  {
    name: 'a code that stands twice',
    changes: [{file: TRADE_CODES, find: 'code: 10006,', replace: 'code: 10004,'}],
    turnsRed: BUILD,
    says: '10004',
  },
  {
    name: 'a code without a meaning',
    changes: [{file: TRADE_CODES, find: "'The server rejected the request.'", replace: "''"}],
    turnsRed: BUILD,
    says: 'has no meaning',
  },
  {
    name: 'a term that the glossary does not have',
    changes: [{file: RX5, append: '\n<Term id="no-such-term">word</Term>\n'}],
    turnsRed: BUILD,
    says: 'no-such-term',
  },
  {
    name: 'a link to a heading that is not there',
    changes: [{file: RX5, append: '\n[Nowhere](/docs/basics/#no-such-heading)\n'}],
    needsBuild: true,
    turnsRed: LINKS,
    says: 'no-such-heading',
  },
  {
    name: 'a picture that is not there',
    changes: [{file: RX5, append: '\n<img src="/img/no-such-picture.svg" alt="Nothing" />\n'}],
    needsBuild: true,
    turnsRed: LINKS,
    says: 'no-such-picture',
  },
  {
    name: 'a picture without words',
    changes: [{file: RX5, append: '\n<img src="/img/logo.svg" />\n'}],
    needsBuild: true,
    turnsRed: `${LINKS} -t "names each picture"`,
  },
  {
    name: 'a published place that is lost',
    changes: [{file: 'docs/basics/basics.mdx', find: '{#folders}', replace: '{#tree}'}],
    needsBuild: true,
    turnsRed: PUBLISHED,
    says: 'folders',
  },
  {
    name: 'a row that has another number than the platform’s documentation',
    changes: [{file: TRADE_CODES, find: 'code: 10027,', replace: 'code: 10127,'}],
    needsBuild: true,
    turnsRed: TABLES,
    says: '10027',
  },
  {
    name: 'definitions of terms that travel with every page',
    changes: [
      {
        file: 'src/client-modules/firstLoadFailure.tsx',
        append:
          "\nimport {glossaryTerms} from '@site/src/data/glossary';\nconsole.debug(glossaryTerms);\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${TABLES} -t "travels with the pages"`,
  },
  {
    name: 'a figure that is not what its formula gives',
    changes: [
      {
        file: 'src/calculations/recovery.ts',
        find: '(lossPercent / (100 - lossPercent)) * 100',
        replace: '(lossPercent / 100) * 100',
      },
    ],
    turnsRed: FIGURES,
  },
  {
    name: 'a letter that the typeface leaves out',
    changes: [{file: 'src/plugins/lean-bundle/subsetFont.cjs', find: "'–—‘’“”", replace: "'—‘’“”"}],
    needsBuild: true,
    turnsRed: 'vitest run --project build tests/build/typeface.test.ts',
    says: 'subsetFont.cjs',
  },
];
