import type {Group} from '../types';

const RX5 = 'docs/rx5/rx5.mdx';
const OPENS = 'playwright test routes.spec.ts -g "/docs/rx5: each page opens"';
const TABLE = 'vitest run --project build tests/build/routeTable.test.ts';
const LINKS = 'vitest run --project build tests/build/links.test.ts';
const TWINS = 'vitest run --project build tests/build/twins.test.ts';

/** What the build writes, and what a page does once it is open. */
export const groups: Group[] = [
  {
    name: 'a page',
    isBuilt: true,
    faults: [
      {
        name: 'a page does what the security policy forbids',
        changes: [
          {
            file: 'src/navigation/normalizeAddress.ts',
            append: "\nglobalThis.document?.body?.setAttribute('style', 'color: red');\n",
          },
        ],
        check: OPENS,
        says: 'security policy: style-src-attr forbids',
      },
      {
        name: 'a page loads an image from another host',
        changes: [{file: RX5, append: '\n<img src="https://other.example/a.png" alt="" />\n'}],
        check: OPENS,
        says: 'request to another host: https://other.example/a.png',
      },
      {
        name: 'a page differs in the browser from what was built',
        changes: [
          {
            file: RX5,
            append: "\n{typeof window === 'undefined' ? 'built' : 'in the browser'}\n",
          },
        ],
        check: OPENS,
        says: 'Minified React error',
      },
      {
        name: 'a link leads to a heading that does not exist',
        changes: [{file: RX5, append: '\n[Nowhere](/docs/basics/#no-such-heading)\n'}],
        check: LINKS,
        says: '/docs/basics/#no-such-heading',
      },
      {
        name: 'a page is added that the route table does not have',
        changes: [
          {
            file: 'src/pages/stray.tsx',
            add: 'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="Stray" description="Nobody asked for it."><main><h1>Stray</h1></main></Layout>;\n',
          },
        ],
        check: TABLE,
        says: 'stray/index.html',
      },
    ],
  },
  {
    name: 'files',
    isBuilt: true,
    faults: [
      {
        name: 'the search engine is in the first load of every page',
        changes: [
          {
            file: 'src/navigation/redirectToCanonicalPath.ts',
            append:
              "\nimport MiniSearch from 'minisearch';\nReflect.set(globalThis, 'engine', MiniSearch);\n",
          },
        ],
        check: 'tsx scripts/budgets.ts',
        says: '"MiniSearch" is in the first load',
      },
      {
        name: 'the links of a Markdown twin lead nowhere outside the site',
        changes: [
          {
            file: 'src/after-build/twins/prepareArticle.ts',
            find: "['href', 'src']",
            replace: "['src']",
          },
        ],
        check: `${TWINS} -t "the twin of /docs/rx5/ has its links"`,
        says: 'has its links with whole addresses',
      },
      {
        name: 'files are compressed before the security policy is in them',
        changes: [
          {
            file: 'src/after-build/index.ts',
            find: '  const site = {',
            replace: '  await compressFiles(outDir);\n  const site = {',
          },
          {
            file: 'src/after-build/index.ts',
            find: '${await compressFiles(outDir)}',
            replace: '0',
          },
        ],
        check: 'vitest run --project build tests/build/compress.test.ts -t "copy .br"',
        says: 'index.html',
      },
      {
        name: 'a package in the bundle has no notice of its licence',
        changes: [
          {
            file: 'src/plugins/third-party-notices/findPackageDirs.ts',
            find: 'return [...new Set(dirs)]',
            replace: "return [...new Set(dirs)].filter((dir) => !dir.endsWith('infima'))",
          },
        ],
        check: 'vitest run --project build tests/build/notices.test.ts -t infima',
        says: "expected 'The code, styles and typeface",
      },
      {
        name: 'the policy lets inline scripts run',
        changes: [
          {
            file: 'src/after-build/policy/policy.ts',
            find: "['script-src', [\"'self'\", ...scripts.map(hash)]],",
            replace: "['script-src', [\"'self'\", \"'unsafe-inline'\"]],",
          },
        ],
        check: 'playwright test securityPolicy.spec.ts -g "a violation is refused"',
        says: 'Timeout 5000ms exceeded while waiting on the predicate',
      },
    ],
  },
];
