import type {Browser} from '@playwright/test';
import type {JudgedQuery} from '../../scripts/scoreQueries';
import {readQueries} from '../search/compare';
import {serveFolder} from '../lib/staticServer';
import type {AlgoliaStub} from './algoliaStub';
import type {BuiltSite} from './buildSites';
import {loadFirst} from './firstLoad';
import {LINES, measureKeyToHit, type KeyToHit} from './keyToHit';
import {runLighthouse, type LighthouseRun} from './lighthouse';
import {DEVICES, type MeasuredSite} from './tables';

/** A full page of steps, with a drawing and tables. */
export const PAGE = '/docs/r10/mt4/setup/install_ea';

/** Numbers and words that stand on pages of their own, of the judged queries. */
const QUERIES = ['10040', 'invalid stops', 'magic number', 'rescan servers', 'vps restart'];

/** What nginx and Caddy send by `deploy/`. */
export const ENCODING = 'br';

export interface Tools {
  browser: Browser;
  stub: AlgoliaStub;
  /** Folder of the bundled `browser/watchHits.ts`. */
  watcher: string;
  /** Folder `node_modules` of the peers. */
  modules: string;
}

/** The queries whose right hits are timed. */
function keyQueries(): JudgedQuery[] {
  return readQueries('tuning').filter(({query}) => QUERIES.includes(query));
}

/**
 * Measures a finished site as its readers get it.
 * @param hits selector of the links of its search hits
 * @param runs of Lighthouse for each device
 */
export async function measureSite(
  built: BuiltSite,
  {browser, stub, watcher, modules}: Tools,
  {hits, runs}: {hits: string; runs: number},
): Promise<MeasuredSite> {
  const server = await serveFolder(built.dir, {encoding: ENCODING});
  try {
    const firstLoad = await loadFirst(browser, server, PAGE);

    const lighthouse: Record<string, LighthouseRun[]> = {};
    for (const device of DEVICES) {
      for (let run = 0; run < runs; run += 1) {
        const result = await runLighthouse(server.origin + PAGE, {modules, device});
        (lighthouse[device] ??= []).push(result);
      }
    }

    const queries = keyQueries();
    const keys: KeyToHit[][] = [];
    for (const line of LINES) {
      const pressed: KeyToHit[] = [];
      for (const judged of queries) {
        const given = {server, stub, watcher, route: PAGE, hits, judged, line};
        pressed.push(await measureKeyToHit(browser, given));
      }
      keys.push(pressed);
    }
    return {built, firstLoad, lighthouse, keys};
  } finally {
    server.close();
  }
}
