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

export type Category = (typeof CATEGORIES)[number];

export const DEVICES = ['mobile', 'desktop'] as const;

export type Device = (typeof DEVICES)[number];

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds; CLS has no unit. */
  metrics: Record<keyof typeof METRICS, number>;
  /** Audits with less than the full score (0 to 1), and their weight in the category. */
  imperfect: {id: string; score: number; weight: number}[];
}

/** The part of Lighthouse's result that is read here. */
interface LighthouseResult {
  categories: Record<
    string,
    {score: number | null; auditRefs: {id: string; weight: number}[]} | undefined
  >;
  audits: Record<string, {id: string; score: number | null; numericValue?: number} | undefined>;
}

/** The browser requests nothing for itself. */
const CHROME_FLAGS = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  ...BROWSER_ARGS.map((argument) => argument.replace(/=(.*)$/, '="$1"')),
].join(' ');

const runFile = promisify(execFile);

/** On a busy machine the browser's trace may lack its beginning. Lighthouse then gives no result. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse until it has measured the page once, with its own simulated phone or desktop.
 * @param categories those that are wanted; the scores of others are NaN
 * @throws (rejects) when there is no browser, or the page cannot be measured
 */
export async function runLighthouse(
  url: string,
  {device, categories = CATEGORIES}: {device: Device; categories?: readonly Category[]},
): Promise<LighthouseRun> {
  const args = [
    path.join(MODULES, 'lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const measure = async (attempt: number): Promise<string> => {
    try {
      const {stdout} = await runFile(nodeForPeers().program, args, {
        env: {...process.env, CHROME_PATH: findBrowser()},
        maxBuffer: 100_000_000,
      });
      return stdout;
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw error;
      }
      console.log(`Lighthouse could not measure ${url}; trying again.`);
      return measure(attempt + 1);
    }
  };
  return readResult(JSON.parse(await measure(1)) as LighthouseResult);
}

function readResult({categories, audits}: LighthouseResult): LighthouseRun {
  const weights = new Map<string, number>();
  for (const {id, weight} of Object.values(categories).flatMap((it) => it?.auditRefs ?? [])) {
    weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  }
  const imperfect = Object.values(audits).flatMap((audit) =>
    audit && audit.score !== null && audit.score < 1
      ? [{id: audit.id, score: audit.score, weight: weights.get(audit.id) ?? 0}]
      : [],
  );
  const score = (name: Category) => 100 * (categories[name]?.score ?? Number.NaN);
  const metric = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {fcp: metric('fcp'), lcp: metric('lcp'), tbt: metric('tbt'), cls: metric('cls')},
    imperfect,
  };
}
