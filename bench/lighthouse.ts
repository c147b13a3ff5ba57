import {nodeForPeers} from './lib/installNode';
import {conditions, round, table, writeReport, type Cell} from './lib/report';
import {runMain} from './lib/runMain';
import {median} from './lib/statistics';
import {CATEGORIES, runLighthouse, type LighthouseRun} from './lighthouse/runLighthouse';
import {finishSites} from './sites/finishSites';
import {readSiteOptions} from './sites/options';
import {PAGES} from './sites/page';
import {withServers, type ServedSite} from './sites/withServers';

/** Runs of a complete measurement. */
const FULL_RUNS = 5;

interface Audited {
  site: ServedSite;
  route: string;
  runs: LighthouseRun[];
}

/** Audits pages of this manual, and of an earlier build beside them, on Lighthouse's phone. */
async function main(): Promise<void> {
  const {runs, before, isComplete} = readSiteOptions('lighthouse', FULL_RUNS);
  const measured = conditions(nodeForPeers().version);
  const audited = await withServers([...before, ...finishSites([], '')], (sites) =>
    auditInTurns(sites, runs),
  );
  const text = `${measured}\n\n${lighthouseTable(audited)}`;
  console.log(text);
  if (isComplete) {
    await writeReport('lighthouse', text);
  }
}

/** Audits every page once, then again, so that a busy minute disturbs all of them alike. */
async function auditInTurns(sites: readonly ServedSite[], runs: number): Promise<Audited[]> {
  const audited = PAGES.flatMap((route) => sites.map((site): Audited => ({site, route, runs: []})));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse: ${run} of ${runs}.`);
    for (const {site, route, runs: done} of audited) {
      done.push(await runLighthouse(site.server.origin + route));
    }
  }
  return audited;
}

/** The median of each figure by itself. */
function lighthouseTable(audited: readonly Audited[]): string {
  const rows = audited.map(({site, route, runs}): Cell[] => {
    const metric = (name: keyof LighthouseRun['metrics']) =>
      median(runs.map(({metrics}) => metrics[name]));
    const scores = CATEGORIES.map((name) => median(runs.map((run) => run.scores[name])));
    return [
      `${site.name}, \`${route}\``,
      scores.map((score) => round(score, 0)).join(' / '),
      round(metric('fcp') / 1000, 2),
      round(metric('lcp') / 1000, 2),
      round(metric('tbt'), 0),
      round(metric('cls'), 3),
    ];
  });
  const head = [
    'Page',
    'performance / accessibility / best practices / SEO',
    'FCP, s',
    'LCP, s',
    'TBT, ms',
    'CLS',
  ];
  return table(head, rows);
}

runMain(main);
