import type {KnownBad} from '../types';

const NOT_FITTING = 'The security policy does not fit';

export const rows: KnownBad[] = [
  {
    name: 'an inline script in one page',
    changes: [
      {
        file: 'docs/rx5/rx5.mdx',
        append: '\n<script dangerouslySetInnerHTML={{__html: \'console.log("stranger")\'}} />\n',
      },
    ],
    turnsRed: 'docusaurus build',
    says: 'docs/rx5/index.html carries an inline script that is not known',
  },
  {
    name: 'an inline script in every page',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: '  favicon: ',
        replace:
          "  headTags: [{tagName: 'script', attributes: {}, innerHTML: 'track()'}],\n  favicon: ",
      },
    ],
    turnsRed: 'docusaurus build',
    says: 'carries an inline script that is not known',
  },
  {
    name: 'a style attribute',
    changes: [{file: 'docs/rx5/rx5.mdx', append: "\n<p style={{color: 'red'}}>Red</p>\n"}],
    turnsRed: 'docusaurus build',
    says: 'carries a style attribute that is not known',
  },
  {
    name: 'a style element',
    changes: [{file: 'docs/rx5/rx5.mdx', append: "\n<style>{'p {color: red}'}</style>\n"}],
    turnsRed: 'docusaurus build',
    says: NOT_FITTING,
  },
  {
    name: 'a page that does what the policy forbids',
    changes: [
      {
        file: 'src/client-modules/normalizeUrl.ts',
        append: "\nglobalThis.document?.documentElement.setAttribute('style', 'color: red');\n",
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test routes.spec.ts -g "/docs/rx5/ opens"',
    says: 'security policy: style-src-attr forbids',
  },
  {
    name: 'a policy that lets inline scripts run',
    changes: [
      {
        file: 'src/plugins/security-headers/policy.ts',
        find: "['script-src', [\"'self'\",",
        replace: "['script-src', [\"'self'\", \"'unsafe-inline'\", \"'unsafe-eval'\"].concat([",
      },
      {
        file: 'src/plugins/security-headers/policy.ts',
        find: '...scripts.map(hash)]],',
        replace: '...scripts.slice(0, 0)])],',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test securityPolicy.spec.ts -g "an inline script is refused"',
    says: 'securityPolicy.spec.ts',
  },
  {
    name: 'a server that loses the policy',
    changes: [
      {
        file: 'scripts/server.ts',
        find: "if (name !== 'Strict-Transport-Security') {",
        replace: "if (name !== 'Strict-Transport-Security' && !name.startsWith('Content')) {",
      },
    ],
    turnsRed: 'vitest run tests/build/server.test.ts',
    says: 'content-security-policy',
  },
  {
    name: 'a server that answers both slash forms',
    changes: [
      {
        file: 'scripts/server.ts',
        find: 'if (canonicalPath) {',
        replace: 'if (!canonicalPath?.length) {',
      },
    ],
    turnsRed: 'vitest run tests/build/server.test.ts',
    says: 'is answered at once',
  },
  {
    name: 'a server that keeps lost files for a year',
    changes: [
      {
        file: 'scripts/server.ts',
        find: "'Content-Type': 'text/html;charset=utf-8',\n        'Cache-Control': REVALIDATE,",
        replace: "'Content-Type': 'text/html;charset=utf-8',",
      },
    ],
    turnsRed: 'vitest run tests/build/server.test.ts',
    says: '/assets/js/lost',
  },
  {
    name: 'copies compressed before the policy is in the pages',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "['security-headers', 'canonical-paths', 'precompress']",
        replace: "['precompress', 'security-headers', 'canonical-paths']",
      },
    ],
    needsBuild: true,
    turnsRed: 'vitest run tests/build/precompress.test.ts',
    says: 'of what it finally became',
  },
  {
    name: 'files compressed before other plugins have written theirs',
    changes: [
      {
        file: 'docusaurus.config.ts',
        find: "'canonical-paths', 'precompress']",
        replace: "'canonical-paths']",
      },
    ],
    needsBuild: true,
    turnsRed: 'vitest run tests/build/precompress.test.ts',
    says: 'of what it finally became',
  },
  {
    name: 'a package without a notice',
    changes: [
      {
        file: 'src/plugins/third-party-notices/index.ts',
        find: 'files.add(part.nameForCondition()',
        replace: "files.add(part.nameForCondition()?.replace(/.*minisearch.*/, '')",
      },
    ],
    needsBuild: true,
    turnsRed: 'vitest run tests/build/notices.test.ts',
    says: 'minisearch',
  },
];
