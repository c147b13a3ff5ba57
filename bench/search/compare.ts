import type {Browser} from 'playwright-core';
import {withFreshPage} from '../lib/browser';
import {readQueries, scoreQueries} from '../lib/judgedQueries';
import {kilobytes, percent, round, table} from '../lib/report';
import type {BenchServer, Transfer} from '../lib/staticServer';
import {median, percentile, sum} from '../lib/statistics';
import type {TypingResult} from './browser/engine';
import {engines} from './engines';
import {fastestTimes, loadEngine, serveEngines} from './serve';

/** The shortest of the lists shows so many hits. */
const SCORED = 8;

/** The engines take turns, so that other work of the machine slows all of them alike. */
const ROUNDS = 3;

const TYPED_APART = 4;

/** A first search needs a browser with an empty cache, so only every eighth query is measured. */
const FIRST_QUERIES_APART = 8;

/**
 * Asks all engines the judged queries.
 * @param sets names of the files of queries
 * @returns the results as Markdown
 */
export async function compareEngines(browser: Browser, sets: readonly string[]): Promise<string> {
  const {server, prepared} = await serveEngines('engines', engines);
  try {
    const ids = engines.map(({id}) => id);
    const queries = sets.map((set) => ({set, judged: readQueries(set)}));
    const all = queries.flatMap(({judged}) => judged.map(({query}) => query));
    // Typing takes long, and the letters of some queries tell enough.
    const typed = all.filter((_, place) => place % TYPED_APART === 0);

    const answers = new Map<string, Map<string, string[]>>();
    for (const id of ids) {
      answers.set(id, await askEngine(browser, server, id, all));
    }
    const rounds = new Map<string, TypingResult[][]>(ids.map((id) => [id, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of ids) {
        const times = await withFreshPage(browser, async (page) => {
          await loadEngine(page, server, id);
          return page.evaluate((texts) => window.engineBench?.type(texts) ?? [], typed);
        });
        rounds.get(id)?.push(times);
      }
    }

    const firstQueries = typed.filter((_, place) => place % FIRST_QUERIES_APART === 0);
    const costs = [];
    for (const {id, name} of engines) {
      const bytes = await bytesToFirstHit(browser, server, id, firstQueries);
      const times = fastestTimes(rounds.get(id) ?? []);
      costs.push([
        name,
        kilobytes(bytes.script),
        kilobytes(bytes.data),
        kilobytes(bytes.script + bytes.data),
        round(percentile(times, 0.5), 2),
        round(percentile(times, 0.95), 2),
        round((prepared.get(id) ?? 0) / 1000),
      ]);
    }

    const scores = queries.map(({set, judged}) => {
      const rows = engines.map(({id, name, givesAnchors}) => {
        const scoreBy = (of: 'page' | 'section') => {
          const {first, inThree} = scoreQueries(judged, (it) => answers.get(id)?.get(it) ?? [], of);
          return [percent(first), percent(inThree)];
        };
        return [name, ...(givesAnchors ? scoreBy('section') : ['–', '–']), ...scoreBy('page')];
      });
      return `${judged.length} queries of \`${set}.json\`:\n\n${table(['Engine', 'right section first', 'in the first three', 'right page first', 'in the first three'], rows)}`;
    });
    return [
      ...scores,
      'What it costs (gzip; milliseconds without slow-down):',
      table(
        [
          'Engine',
          'code, kB',
          'index and records to the first hit, kB',
          'together, kB',
          'keystroke p50, ms',
          'p95, ms',
          'build of index and code, s',
        ],
        costs,
      ),
    ].join('\n\n');
  } finally {
    server.close();
  }
}

/** The path and the anchor of an address. */
function pathOf(address: string): string {
  const {pathname, hash} = new URL(address, 'http://localhost');
  return pathname + hash;
}

/** The paths of the first hits of each query. */
async function askEngine(
  browser: Browser,
  server: BenchServer,
  id: string,
  queries: readonly string[],
): Promise<Map<string, string[]>> {
  return withFreshPage(browser, async (page) => {
    await loadEngine(page, server, id);
    const answers = new Map<string, string[]>();
    for (const query of queries) {
      const hits = await page.evaluate((text) => window.engineBench?.search(text) ?? [], query);
      answers.set(query, hits.slice(0, SCORED).map(pathOf));
    }
    return answers;
  });
}

/** The bytes that a first search fetches: the median over the queries, each with an empty cache. */
async function bytesToFirstHit(
  browser: Browser,
  server: BenchServer,
  id: string,
  queries: readonly string[],
): Promise<{script: number; data: number}> {
  const transfers: Transfer[][] = [];
  for (const query of queries) {
    await withFreshPage(browser, async (page) => {
      server.takeTransfers();
      await loadEngine(page, server, id);
      await page.evaluate((text) => window.engineBench?.search(text), query);
      transfers.push(server.takeTransfers());
    });
  }
  const bytes = (kind: string) =>
    median(transfers.map((all) => sum(all.flatMap((it) => (it.kind === kind ? it.bytes : [])))));
  return {script: bytes('script'), data: bytes('data')};
}
