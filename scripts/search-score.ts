import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {products} from '../src/data/products';
import {answer} from '../src/search/client/engine/answer';
import {createSearchIndex} from '../src/search/client/engine/searchIndex';
import type {SearchIndexFile} from '../src/search/types';
import {command} from './command';
import {contextOf, scoreQueries, type JudgedQuery} from './scoreQueries';

const QUERIES = path.resolve(__dirname, '../tests/fixtures/queries');
const INDEX = path.resolve(__dirname, '../build/search-index.json');

/** The number at a position of the sorted list: a share of 0.5 gives the median. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

/** Scores the search with the judged queries of the tests. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {misses: {type: 'boolean', default: false}},
  });
  const all = readdirSync(QUERIES).map((file) => path.parse(file).name);
  const unknown = positionals.find((set) => !all.includes(set));
  if (unknown !== undefined) {
    throw new Error(
      `There is no ${unknown}. The sets are ${all.join(', ')}: npm run search:score -- [SET …] [--misses]`,
    );
  }
  const file = JSON.parse(readFileSync(INDEX, 'utf8')) as SearchIndexFile;
  const index = createSearchIndex(file);
  for (const set of positionals.length > 0 ? positionals : all) {
    const queries = JSON.parse(
      readFileSync(path.join(QUERIES, `${set}.json`), 'utf8'),
    ) as JudgedQuery[];
    console.log(`${set}: ${queries.length} queries`);
    const rows: number[] = [];
    const score = scoreQueries(
      queries,
      (query, from) => {
        const {hits, nbHits} = answer({query}, contextOf(from), index);
        rows.push(nbHits);
        return hits;
      },
      products.map(({id}) => id),
    );
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
    console.log(
      `  first ${percent(score.rightFirst)}  in three ${percent(score.inFirstThree)}  mean reciprocal rank ${score.meanReciprocalRank.toFixed(3)}  rows ${quantile(rows, 0.5)}, ninetieth ${quantile(rows, 0.9)}`,
    );
    if (values.misses) {
      for (const {query, rank, paths} of score.queries.filter((one) => one.rank !== 1)) {
        console.log(
          `  "${query}": right at ${rank || 'none'}, first ${paths.slice(0, 3).join(' ')}`,
        );
      }
    }
  }
}

command(main);
