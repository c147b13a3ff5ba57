import type {Browser} from 'playwright-core';
import {readQueries} from '../lib/judgedQueries';
import {PAGE} from '../sites/page';
import type {ServedSite} from '../sites/withServers';
import type {AlgoliaStub} from './algoliaStub';
import {loadFirst, type FirstLoad} from './firstLoad';
import {MACHINES, measureKeyToHit, type KeyToHit} from './keyToHit';
import {DEVICES, runLighthouse, type Device, type LighthouseRun} from './lighthouse';

/** Some of the judged queries: numbers and words that have a page of their own. */
const QUERIES = ['10040', 'invalid stops', 'magic number', 'rescan servers', 'vps restart'];

export interface Tools {
  browser: Browser;
  stub: AlgoliaStub;
  /** Folder of the bundled `browser/watchHits.ts`. */
  watcher: string;
}

export interface AuditedSite {
  site: ServedSite;
  firstLoad: FirstLoad;
  lighthouse: Record<Device, LighthouseRun[]>;
}

export interface MeasuredSite extends AuditedSite {
  /** For each of `MACHINES`, one result for each query. */
  keys: KeyToHit[][];
}

/**
 * Measures finished sites as their readers get them.
 * @param runs of Lighthouse for each device
 */
export async function measureSites(
  sites: readonly ServedSite[],
  tools: Tools,
  runs: number,
): Promise<MeasuredSite[]> {
  const audited: AuditedSite[] = [];
  for (const site of sites) {
    const firstLoad = await loadFirst(tools.browser, site.server, PAGE);
    audited.push({site, firstLoad, lighthouse: {mobile: [], desktop: []}});
  }
  await auditInTurns(audited, runs);
  const measured: MeasuredSite[] = [];
  for (const it of audited) {
    console.log(`Searching: ${it.site.name}.`);
    measured.push({...it, keys: await pressKeys(it.site, tools)});
  }
  return measured;
}

/** Audits every site once, then again, so that a busy minute disturbs all sites alike. */
async function auditInTurns(sites: readonly AuditedSite[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse: ${run} of ${runs}.`);
    for (const device of DEVICES) {
      for (const {site, lighthouse} of sites) {
        lighthouse[device].push(await runLighthouse(site.server.origin + PAGE, {device}));
      }
    }
  }
}

async function pressKeys(site: ServedSite, {browser, stub, watcher}: Tools): Promise<KeyToHit[][]> {
  const queries = readQueries('tuning').filter(({query}) => QUERIES.includes(query));
  const keys: KeyToHit[][] = [];
  for (const machine of MACHINES) {
    const pressed: KeyToHit[] = [];
    for (const judged of queries) {
      pressed.push(await measureKeyToHit(browser, site, {stub, watcher, judged, machine}));
    }
    keys.push(pressed);
  }
  return keys;
}
