import type {KnownBad} from '../types';

export const rows: KnownBad[] = [
  {
    name: 'the search engine in the main bundle',
    changes: [
      {
        file: 'src/client-modules/normalizeUrl.ts',
        append:
          "\nimport MiniSearch from 'minisearch';\nReflect.set(globalThis, 'engine', MiniSearch);\n",
      },
    ],
    needsBuild: true,
    turnsRed: 'tsx scripts/budgets.ts',
    says: '"MiniSearch" is in the first load',
  },
];
