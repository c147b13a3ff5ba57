import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {badness, listSets, MISSES_FILE, scoreSet, type Misses} from '../../scripts/scoreQueries';
import {createSearchIndex} from '../../src/search/client/engine/searchIndex';
import type {SearchIndexFile} from '../../src/search/types';
import {readBuilt} from './site';

const known = JSON.parse(readFileSync(MISSES_FILE, 'utf8')) as Misses;

const PLACES = ['first', 'in the first three', 'below'] as const;

// `real` and `development` contain what readers asked in public, most with the address of the question, judged
// section by section. `outside` was judged before the search was asked, so its score is nearest to what new
// questions get.
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
