import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {BROWSER_ARGS, findBrowser} from '../lib/browser';
import {nodeForPeers} from '../lib/installNode';
import {MODULES} from '../lib/paths';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds; CLS has no unit. */
  metrics: Record<keyof typeof METRICS, number>;
}

/** The part of Lighthouse's result that is read here. */
interface LighthouseResult {
  categories: Record<string, {score: number | null} | undefined>;
  audits: Record<string, {numericValue?: number} | undefined>;
}

/** The browser requests nothing for itself. */
const CHROME_FLAGS = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  ...BROWSER_ARGS.map((argument) => argument.replace(/=(.*)$/, '="$1"')),
].join(' ');

const runFile = promisify(execFile);

/** Runs Lighthouse once, with its own simulated phone. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const {stdout} = await runFile(
    nodeForPeers().program,
    [
      path.join(MODULES, 'lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {env: {...process.env, CHROME_PATH: findBrowser()}, maxBuffer: 100_000_000},
  );
  const {categories, audits} = JSON.parse(stdout) as LighthouseResult;
  const score = (name: string) => 100 * (categories[name]?.score ?? Number.NaN);
  const metric = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {fcp: metric('fcp'), lcp: metric('lcp'), tbt: metric('tbt'), cls: metric('cls')},
  };
}
