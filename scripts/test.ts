import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {company} from '../src/data/company';
import {installBrowser} from './browser';
import {checkBudgets} from './budgets';
import {copyProject} from './copyProject';
import {buildHosted} from './hostedBuild';
import {
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightResults,
  type VitestResults,
} from './listFailures';
import {build, ROOT, run} from './run';

/** What a step has tested. */
interface Result {
  passed: number;
  /** A line for each failure, which says where it is. */
  failures: string[];
  skipped?: number;
}

interface Step {
  title: string;
  /** True if later steps depend on this one. */
  isNeeded?: boolean;
  run: () => Result | Promise<Result>;
}

const RESULTS_DIR = path.join(ROOT, 'test-results');

/** The browser tests look for the manual at the root of its host. */
const IS_AT_ROOT = company.baseUrl === '/';

/** Everything that CI asks for: also the checks, and the tests that install servers. */
const IS_EVERYTHING = process.argv.includes('--everything');

/** @throws if the runner ended before it wrote its results */
function readResults(file: string): unknown {
  if (!existsSync(file)) {
    throw new Error('The tests ended without results; see above.');
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** If a runner fails although it names no failure, this counts as one. */
function nameFailures(failures: string[], endedWell: boolean): string[] {
  return endedWell || failures.length > 0 ? failures : ['The tests failed as a whole; see above.'];
}

function testOne(isGood: boolean, failure: string): Result {
  return isGood ? {passed: 1, failures: []} : {passed: 0, failures: [failure]};
}

/** Runs projects of vitest.config.mts. */
function runVitest(...projects: string[]): Result {
  const file = path.join(RESULTS_DIR, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const endedWell = run(
    `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json="${file}"`,
  );
  const results = readResults(file) as VitestResults;
  return {
    passed: results.numPassedTests,
    failures: nameFailures(listVitestFailures(results, ROOT), endedWell),
    skipped: results.numPendingTests,
  };
}

/** Builds the manual, and that with the hosted search, in a copy at the root of its host. */
function buildAtRoot(): string {
  const copy = copyProject('manual-at-root');
  const file = path.join(copy, 'src/data/company.ts');
  const text = readFileSync(file, 'utf8');
  const atRoot = text.replace(/baseUrl: (['"`]).*?\1/, "baseUrl: '/'");
  if (atRoot === text) {
    throw new Error(
      'src/data/company.ts has no line such as "baseUrl: \'/manual/\'", as the browser tests need.',
    );
  }
  writeFileSync(file, atRoot);
  if (!build(copy) || !run('tsx scripts/hostedBuild.ts', {}, copy)) {
    throw new Error('The manual could not be built for the browser tests; see above.');
  }
  return copy;
}

function runBrowserTests(): Result {
  const folder = IS_AT_ROOT ? ROOT : buildAtRoot();
  const file = path.join(RESULTS_DIR, 'browser.json');
  const endedWell = run(
    'playwright test --reporter=list,json',
    {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    folder,
  );
  if (folder !== ROOT) {
    rmSync(folder, {recursive: true});
  }
  const results = readResults(file) as PlaywrightResults;
  return {
    passed: results.stats.expected,
    failures: nameFailures(listPlaywrightFailures(results, 'tests/e2e'), endedWell),
    skipped: results.stats.skipped,
  };
}

const steps: Step[] = [
  ...(IS_EVERYTHING
    ? [{title: 'Checks', run: () => testOne(run('npm run check'), 'npm run check: see above.')}]
    : []),
  {
    title: 'Build',
    isNeeded: true,
    run: () => testOne(build() && (!IS_AT_ROOT || buildHosted()), 'npm run build: see above.'),
  },
  {
    title: 'Browser',
    isNeeded: true,
    run: () => {
      const browser = installBrowser();
      process.env.CHROMIUM_PATH = browser;
      console.log(browser);
      return {passed: 0, failures: []};
    },
  },
  {title: 'Unit tests and tests of the build', run: () => runVitest('unit', 'build')},
  {title: 'Browser tests', run: runBrowserTests},
  {title: 'Budgets', run: checkBudgets},
  ...(IS_EVERYTHING ? [{title: 'Tests of hosting', run: () => runVitest('hosting')}] : []),
];

async function main(): Promise<void> {
  let passed = 0;
  let skipped = 0;
  const failures: string[] = [];
  rmSync(RESULTS_DIR, {recursive: true, force: true});
  for (const [index, {title, isNeeded, run: runStep}] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${title}`);
    let result: Result;
    try {
      result = await runStep();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result = {passed: 0, failures: [message]};
    }
    passed += result.passed;
    skipped += result.skipped ?? 0;
    failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
    if (isNeeded && result.failures.length > 0) {
      break;
    }
  }
  console.log(failures.length > 0 ? `\nFailed:\n${failures.join('\n')}\n` : '');
  const counts = [`${passed} passed`, `${failures.length} failed`];
  console.log(`Tests: ${[...counts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void main();
