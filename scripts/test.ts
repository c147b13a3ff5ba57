import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {company} from '../src/data/company';
import {installBrowser} from './browser';
import {checkBudgets} from './budgets';
import {checkReproducible} from './check-reproducible';
import {copyProject} from './copyProject';
import {buildHosted} from './hostedBuild';
import {build, ROOT, run} from './run';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  /** True if later steps depend on this one. */
  isNeeded?: boolean;
  run: () => Counts | Promise<Counts>;
}

const RESULTS_DIR = path.join(ROOT, 'test-results');
const UNIT_RESULTS = path.join(RESULTS_DIR, 'unit.json');
const BROWSER_RESULTS = path.join(RESULTS_DIR, 'browser.json');

/** The browser tests look for the manual at the root of its host. */
const IS_AT_ROOT = company.baseUrl === '/';

/** The parts of the result files of Vitest and Playwright that we read. */
interface UnitResults {
  numPassedTests: number;
  numFailedTests: number;
}
interface BrowserResults {
  stats: {expected: number; unexpected: number; flaky: number};
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** If a runner fails although no test failed, it could not load a test. This counts as one failure. */
function count(passed: number, failed: number, endedWell: boolean): Counts {
  return {passed, failed: endedWell ? failed : Math.max(failed, 1)};
}

function countOne(isGood: boolean): Counts {
  return {passed: isGood ? 1 : 0, failed: isGood ? 0 : 1};
}

function runUnitTests(): Counts {
  const endedWell = run(
    // The other tests take longer or install servers: "npm run test:variants" and "npm run test:hosting".
    `vitest run --project unit --project build --reporter=default --reporter=json --outputFile.json="${UNIT_RESULTS}"`,
  );
  const {numPassedTests, numFailedTests} = readJson(UNIT_RESULTS) as UnitResults;
  return count(numPassedTests, numFailedTests, endedWell);
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

function runBrowserTests(): Counts {
  const folder = IS_AT_ROOT ? ROOT : buildAtRoot();
  const results = {PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS};
  const endedWell = run('playwright test --reporter=list,json', results, folder);
  if (folder !== ROOT) {
    rmSync(folder, {recursive: true});
  }
  const {stats} = readJson(BROWSER_RESULTS) as BrowserResults;
  return count(stats.expected, stats.unexpected + stats.flaky, endedWell);
}

const steps: Step[] = [
  {title: 'Build', isNeeded: true, run: () => countOne(build() && (!IS_AT_ROOT || buildHosted()))},
  {
    title: 'Browser',
    isNeeded: true,
    run: () => {
      const browser = installBrowser();
      process.env.CHROMIUM_PATH = browser;
      console.log(browser);
      return {passed: 0, failed: 0};
    },
  },
  {title: 'Unit tests and tests of the build', run: runUnitTests},
  {title: 'Browser tests', run: runBrowserTests},
  {title: 'Budgets', run: checkBudgets},
  {title: 'Same files from two builds', run: () => countOne(checkReproducible())},
];

async function main(): Promise<void> {
  const total: Counts = {passed: 0, failed: 0};
  const failures: string[] = [];
  rmSync(RESULTS_DIR, {recursive: true, force: true});
  for (const [index, {title, isNeeded, run: runStep}] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${title}`);
    let counts: Counts;
    try {
      counts = await runStep();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      counts = {passed: 0, failed: 1};
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (counts.failed > 0) {
      failures.push(title);
      if (isNeeded) {
        break;
      }
    }
  }
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.\n` : '');
  console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
