import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {products} from '../src/data/products';
import {answer} from '../src/search/client/engine/answer';
import {createSearchIndex} from '../src/search/client/engine/searchIndex';
import type {SearchIndexFile} from '../src/search/types';
import {scoreQueries, type JudgedQuery} from './scoreQueries';

const USAGE = 'npm run search:score -- FILE [--summary] [--index build/search-index.json]';

/** Tries a file of judged queries on the built index, for a reader who is not on the page of a product. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      summary: {type: 'boolean', default: false},
      index: {type: 'string', default: path.join('build', 'search-index.json')},
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    throw new Error(`Name a file of queries: ${USAGE}`);
  }
  const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
  const index = createSearchIndex(read(values.index) as SearchIndexFile);
  const score = scoreQueries(
    read(file) as JudgedQuery[],
    (query) => answer({query, indexName: 'manual'}, {product: null, platform: null}, index).hits,
    products.map(({id}) => id),
  );
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${score.queries.length} queries: right first ${percent(score.rightFirst)}, in the first three rows ${percent(score.inFirstThree)}, pages among the first eight rows ${score.pagesInFirstEight.toFixed(1)}, mean reciprocal rank ${score.meanReciprocalRank.toFixed(3)}`,
  );
  if (!values.summary) {
    for (const {query, rank, paths} of score.queries.filter((one) => one.rank !== 1)) {
      console.log(`  "${query}": right at ${rank || 'none'}, first ${paths.slice(0, 3).join(' ')}`);
    }
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
