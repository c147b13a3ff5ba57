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

type Engine = Parameters<typeof scoreQueries>[1];

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
  return (query) =>
    engine
      .search(query, {prefix: true, fuzzy: 0.2, boost: {title: 2}})
      .map(({url}) => ({url: String(url)}));
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
    'this search': (query, from) => answer({query}, contextOf(from), index).hits,
    'plain MiniSearch': plainMiniSearch(unpack(file)),
  };
  for (const set of positionals.length > 0 ? positionals : all) {
    const queries = JSON.parse(
      readFileSync(path.join(QUERIES, `${set}.json`), 'utf8'),
    ) as JudgedQuery[];
    for (const [name, engine] of Object.entries(engines)) {
      const score = scoreQueries(
        queries,
        engine,
        products.map(({id}) => id),
      );
      const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
      console.log(
        `${set.padEnd(10)} ${String(queries.length).padStart(4)}  ${name.padEnd(17)} first ${percent(score.rightFirst)}  in three ${percent(score.inFirstThree)}  mean reciprocal rank ${score.meanReciprocalRank.toFixed(3)}`,
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
