// Scores the search with the judged queries of the tests: `npm run search:score -- [SET …] [--misses]`.
// With `--accept`, the tests allow from now on what is missed today.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createSearchIndex} from '../src/search/client/engine/searchIndex';
import type {SearchIndexFile} from '../src/search/types';
import {badness, listSets, MISSES_FILE, scoreSet, type QueryScore} from './scoreQueries';

const INDEX = path.resolve(__dirname, '../build/search-index.json');

/** The number at a position of the sorted list: a share of 0.5 gives the median. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

function printScore(set: string, scores: readonly QueryScore[]): void {
  const mean = (value: (rank: number) => number) =>
    scores.reduce((sum, {rank}) => sum + value(rank), 0) / Math.max(1, scores.length);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const first = percent(mean((rank) => (badness(rank) === 0 ? 1 : 0)));
  const inThree = percent(mean((rank) => (badness(rank) <= 1 ? 1 : 0)));
  const reciprocal = mean((rank) => (rank === 0 ? 0 : 1 / rank)).toFixed(3);
  const rows = scores.map(({nbHits}) => nbHits);
  console.log(`${set}: ${scores.length} queries`);
  console.log(
    `  first ${first}  in three ${inThree}  mean reciprocal rank ${reciprocal}  rows ${quantile(rows, 0.5)}, ninetieth ${quantile(rows, 0.9)}`,
  );
}

/** Writes a question a line, so that a change shows which one it is about. */
function writeMisses(scores: ReadonlyMap<string, readonly QueryScore[]>): void {
  const sets = [...scores].map(([set, queries]) => {
    const lines = queries
      .filter(({rank}) => rank !== 1)
      .map(({query, rank}) => `    {"query": ${JSON.stringify(query)}, "rank": ${rank}}`);
    return `  ${JSON.stringify(set)}: [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]`;
  });
  writeFileSync(MISSES_FILE, `{\n${sets.join(',\n')}\n}\n`);
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      misses: {type: 'boolean', default: false},
      accept: {type: 'boolean', default: false},
    },
  });
  const all = listSets();
  const unknown = positionals.find((set) => !all.includes(set));
  if (unknown !== undefined) {
    throw new Error(
      `There is no ${unknown}. The sets are ${all.join(', ')}: npm run search:score -- [SET …] [--misses]`,
    );
  }
  const index = createSearchIndex(JSON.parse(readFileSync(INDEX, 'utf8')) as SearchIndexFile);
  const sets = positionals.length > 0 && !values.accept ? positionals : all;
  const scores = new Map(sets.map((set) => [set, scoreSet(set, index)]));
  for (const [set, queries] of scores) {
    printScore(set, queries);
    for (const {query, rank, paths} of queries.filter((one) => values.misses && one.rank !== 1)) {
      console.log(`  "${query}": right at ${rank || 'none'}, first ${paths.slice(0, 3).join(' ')}`);
    }
  }
  if (values.accept) {
    writeMisses(scores);
  }
}

main();
