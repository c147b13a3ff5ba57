import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import MiniSearch from 'minisearch';
import {products} from '../src/data/products';
import {answer} from '../src/search/client/engine/answer';
import {createSearchIndex} from '../src/search/client/engine/searchIndex';
import {unpack} from '../src/search/shared/indexFormat';
import type {SearchIndexFile, SearchRecord} from '../src/search/types';
import {command} from './command';
import {contextOf, scoreQueries, type JudgedQuery} from './scoreQueries';

const QUERIES = path.resolve(__dirname, '../tests/fixtures/queries');
const USAGE = 'npm run search:score -- [SET …] [--misses] [--index build/search-index.json]';

/** The first hits for a query, and how many there are in all. */
type Engine = (
  query: string,
  from?: string,
) => Pick<ReturnType<typeof answer>, 'nbHits'> & {hits: readonly {url: string}[]};

/** The engine below ours with its own settings, over headings and texts: what its users have without rules. */
function plainMiniSearch(records: readonly SearchRecord[]): Engine {
  const engine = new MiniSearch({fields: ['title', 'text'], storeFields: ['url']});
  engine.addAll(
    records.map(({hierarchy, content, message, remedy, url}, id) => ({
      id,
      title: Object.values(hierarchy).filter(Boolean).at(-1),
      text: [content, message, remedy].filter(Boolean).join(' '),
      url,
    })),
  );
  return (query) => {
    const hits = engine
      .search(query, {prefix: true, fuzzy: 0.2, boost: {title: 2}})
      .map(({url}) => ({url: String(url)}));
    return {hits, nbHits: hits.length};
  };
}

/** The number below which that share of the numbers is. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

/** Scores the search, and the engine below it by itself, with the judged queries of the tests. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      misses: {type: 'boolean', default: false},
      index: {type: 'string', default: path.join('build', 'search-index.json')},
    },
  });
  const all = readdirSync(QUERIES).map((file) => path.parse(file).name);
  const unknown = positionals.find((set) => !all.includes(set));
  if (unknown !== undefined || !existsSync(values.index)) {
    throw new Error(
      `There is no ${unknown ?? values.index}. The sets are ${all.join(', ')}: ${USAGE}`,
    );
  }
  const file = JSON.parse(readFileSync(values.index, 'utf8')) as SearchIndexFile;
  const index = createSearchIndex(file);
  const engines: Record<string, Engine> = {
    'this search': (query, from) => answer({query}, contextOf(from), index),
    'plain MiniSearch': plainMiniSearch(unpack(file)),
  };
  for (const set of positionals.length > 0 ? positionals : all) {
    const queries = JSON.parse(
      readFileSync(path.join(QUERIES, `${set}.json`), 'utf8'),
    ) as JudgedQuery[];
    console.log(
      `${set}: ${queries.length} queries, ${set.startsWith('unused') ? 'never used' : 'used for tuning'}`,
    );
    for (const [name, engine] of Object.entries(engines)) {
      const rows: number[] = [];
      const score = scoreQueries(
        queries,
        (query, from) => {
          const {hits, nbHits} = engine(query, from);
          rows.push(nbHits);
          return hits;
        },
        products.map(({id}) => id),
      );
      const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
      console.log(
        `  ${name.padEnd(17)} first ${percent(score.rightFirst)}  in three ${percent(score.inFirstThree)}  mean reciprocal rank ${score.meanReciprocalRank.toFixed(3)}  rows ${quantile(rows, 0.5)}, ninetieth ${quantile(rows, 0.9)}`,
      );
      if (values.misses && name === 'this search') {
        for (const {query, rank, paths} of score.queries.filter((one) => one.rank !== 1)) {
          console.log(
            `  "${query}": right at ${rank || 'none'}, first ${paths.slice(0, 3).join(' ')}`,
          );
        }
      }
    }
  }
}

command(main);
