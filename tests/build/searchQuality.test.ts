import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  badness,
  listSets,
  MISSES_FILE,
  readSet,
  scoreSet,
  type Misses,
} from '../../scripts/scoreQueries';
import {createSearchIndex} from '../../src/search/client/engine/searchIndex';
import type {SearchIndexFile} from '../../src/search/types';
import {BUILD_DIR, readBuilt, routeToHtmlFile} from './site';

const known = JSON.parse(readFileSync(MISSES_FILE, 'utf8')) as Misses;

const PLACES = ['first', 'in the first three', 'below'] as const;

test('every judged question expects an address that exists', () => {
  const pages = new Map<string, string>();
  const has = (address: string): boolean => {
    const [page = '', id] = address.split('#');
    const file = routeToHtmlFile(page);
    const html = pages.get(file) ?? (existsSync(path.join(BUILD_DIR, file)) ? readBuilt(file) : '');
    pages.set(file, html);
    return html !== '' && (id === undefined || new RegExp(`id="?${id}["\\s>]`).test(html));
  };
  const gone = listSets()
    .flatMap(readSet)
    .flatMap(({expect: places}) => places.filter((place) => !has(place)));
  expect([...new Set(gone)], 'write the new address into tests/fixtures/queries').toEqual([]);
});

// `real`, `development` and `help-centres` contain what readers asked in public, most with the address of the
// question; `tuning` and `held-back` are ours. Nobody tunes the search to `unused-november`, so its score is nearest
// to what new questions get. The `outside` sets were judged before the search was asked, and their misses were read
// afterwards.
test(
  'every judged question is answered as well as the list of misses says',
  {timeout: 180_000},
  () => {
    const index = createSearchIndex(JSON.parse(readBuilt('search-index.json')) as SearchIndexFile);
    const changed = listSets().flatMap((set) =>
      scoreSet(set, index).flatMap(({query, rank, paths}) => {
        const before = badness(known[set]?.find((miss) => miss.query === query)?.rank ?? 1);
        const now = badness(rank);
        const first = paths.slice(0, 3).join(' ');
        return now === before
          ? []
          : [`${set}: "${query}": was ${PLACES[before]}, is ${PLACES[now]}: ${first}`];
      }),
    );
    expect(
      changed,
      'If the first rows answer these as well, or better, run "npm run search:score -- --accept".',
    ).toEqual([]);
  },
);
