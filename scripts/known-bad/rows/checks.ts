// cspell:ignore tredaing
import type {KnownBad} from '../types';

export const rows: KnownBad[] = [
  {
    name: 'the build side of a plugin imports the browser side',
    changes: [
      {file: 'src/plugins/fault/client/a.ts', add: 'export const a = 1;\n'},
      {file: 'src/plugins/fault/server/b.ts', add: "export {a} from '../client/a';\n"},
    ],
    turnsRed: 'eslint src/plugins',
    says: 'no-restricted-imports',
  },
  {
    name: 'the browser side of a plugin imports the build side',
    changes: [
      {file: 'src/plugins/fault/server/a.ts', add: 'export const a = 1;\n'},
      {file: 'src/plugins/fault/client/b.ts', add: "export {a} from '../server/a';\n"},
    ],
    turnsRed: 'eslint src/plugins',
    says: 'no-restricted-imports',
  },
  {
    name: 'a function that Chrome 109 does not have',
    changes: [{file: 'src/data/fault.ts', add: 'export const a = [2, 1].toSorted();\n'}],
    turnsRed: 'tsc',
    says: 'toSorted',
  },
  {
    name: 'an interface that Safari 15.4 does not have',
    changes: [{file: 'src/data/fault.ts', add: 'export const a = () => new URLPattern();\n'}],
    turnsRed: 'eslint src/data',
    says: 'compat/compat',
  },
  {
    name: 'nested CSS',
    changes: [{file: 'src/css/fault.css', add: '.a {\n  & b {\n    color: red;\n  }\n}\n'}],
    turnsRed: 'stylelint "src/**/*.css"',
    says: 'css-nesting',
  },
  {
    name: 'a misspelt word in the manual',
    changes: [{file: 'docs/rx5/rx5.mdx', append: '\nThe tredaing account.\n'}],
    turnsRed: 'cspell --no-progress docs/rx5/rx5.mdx',
    says: 'tredaing',
  },
  {
    name: 'a build that holds the time it was made',
    changes: [{file: 'docs/rx5/rx5.mdx', append: '\n{`${Date.now()}`}\n'}],
    needsBuild: true,
    turnsRed: 'tsx scripts/check-reproducible.ts',
    says: 'docs/rx5/index.html',
  },
];
