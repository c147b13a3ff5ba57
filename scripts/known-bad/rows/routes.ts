import type {KnownBad} from '../types';

const TABLE = 'vitest run tests/build/routeTable.test.ts';
const ROUTES = 'playwright test routes.spec.ts';

export const rows: KnownBad[] = [
  {
    name: 'a stray page',
    changes: [
      {
        file: 'src/pages/stray.tsx',
        add: 'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="Stray" description="Nobody asked for it."><main><h1>Stray</h1></main></Layout>;\n',
      },
    ],
    needsBuild: true,
    turnsRed: `${TABLE} -t "no page is there"`,
    says: 'stray/index.html',
  },
  {
    name: 'a lost page',
    changes: [
      {file: 'src/pages/markdown-page.md', remove: true},
      // Else the links to it fail the build before the table can be compared.
      {
        file: 'docusaurus.config.ts',
        find: "onBrokenLinks: 'throw'",
        replace: "onBrokenLinks: 'ignore'",
      },
    ],
    needsBuild: true,
    turnsRed: `${TABLE} -t "no page of the table is missing"`,
    says: 'markdown-page/index.html',
  },
  {
    name: 'a broken link',
    changes: [{file: 'docs/rx5/rx5.mdx', append: '\n[Nowhere](/docs/nowhere)\n'}],
    turnsRed: 'docusaurus build',
    says: '/docs/nowhere',
  },
  {
    name: 'a console error in a page',
    changes: [{file: 'docs/rx5/rx5.mdx', append: "\n{console.error('known fault')}\n"}],
    needsBuild: true,
    turnsRed: `${ROUTES} -g "/docs/rx5/ opens"`,
    says: 'known fault',
  },
  {
    name: 'a page that differs in the browser from what was built',
    changes: [
      {
        file: 'docs/rx5/rx5.mdx',
        append: "\n{typeof window === 'undefined' ? 'built' : 'in the browser'}\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${ROUTES} -g "/docs/rx5/ opens"`,
    says: 'Minified React error',
  },
  {
    name: 'an image from another host',
    changes: [
      {file: 'docs/rx5/rx5.mdx', append: '\n<img src="https://other.example/a.png" alt="" />\n'},
    ],
    needsBuild: true,
    turnsRed: `${ROUTES} -g "/docs/rx5/ opens"`,
    says: 'request to another host',
  },
  {
    name: 'a server that answers 200 for an unknown path',
    changes: [
      {
        file: 'scripts/server.ts',
        find: 'response.writeHead(404,',
        replace: 'response.writeHead(200,',
      },
    ],
    turnsRed: `${ROUTES} -g "an unknown path"`,
    says: 'Expected: 404',
  },
];
