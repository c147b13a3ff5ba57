import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import budgets from '../budgets.json';
import {company} from '../src/data/company';
import {productsWithTasks, taskPath} from '../src/data/tasks';
import {withBrowser, withSite} from './browser';
import {command} from './command';
import {ROOT} from './run';

/** A page of a setup task, because it has everything that a page can have. */
const PAGE = taskPath(productsWithTasks[0]?.id ?? '', 'mt4', 'install_ea');

type Figure = keyof typeof budgets.kilobytes;

/** The URL paths of the built files that a browser requested, by type of request. */
type Requests = Record<'document' | 'script' | 'stylesheet' | 'fetch', string[]>;

/** Records what a page requests of its own site from now on, except prefetches, which have another type. */
function recordRequests(page: Page, origin: string): Requests {
  const requests: Requests = {document: [], script: [], stylesheet: [], fetch: []};
  page.on('request', (request) => {
    const type = request.resourceType();
    const url = new URL(request.url());
    // Scripts of other hosts are left out.
    if (type in requests && url.origin === origin) {
      requests[type as keyof Requests].push(url.pathname);
    }
  });
  return requests;
}

function readBuilt(urlPath: string): Buffer {
  const file = path.extname(urlPath) ? urlPath : path.posix.join(urlPath, 'index.html');
  return readFileSync(path.join(ROOT, 'build', file.slice(company.baseUrl.length)));
}

/** Size after gzip level 9, in kB of 1000 bytes. */
function kilobytes(urlPaths: string[]): number {
  return urlPaths.reduce(
    (sum, urlPath) => sum + gzipSync(readBuilt(urlPath), {level: 9}).length / 1000,
    0,
  );
}

/** Loads a page as a reader does, then opens the search. */
async function measure(page: Page, origin: string): Promise<[Record<Figure, number>, string[]]> {
  const firstLoad = recordRequests(page, origin);
  await page.goto(origin + company.baseUrl + PAGE.slice(1));
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  page.removeAllListeners('request');

  const search = recordRequests(page, origin);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .waitFor({timeout: 10_000})
    .catch(() => console.log(`Ctrl+K does not open the search on ${PAGE}.`));
  await page.waitForLoadState('networkidle');

  const figures = {
    firstLoadScripts: kilobytes(firstLoad.script),
    mainScript: kilobytes(firstLoad.script.filter((urlPath) => urlPath.includes('/main.'))),
    stylesheets: kilobytes(firstLoad.stylesheet),
    html: kilobytes(firstLoad.document),
    searchScripts: kilobytes(search.script),
    searchIndex: kilobytes(search.fetch),
  };
  const tooEarly = budgets.textsNotInFirstLoad.filter((text) =>
    [...firstLoad.script, ...firstLoad.stylesheet].some((urlPath) =>
      readBuilt(urlPath).includes(text),
    ),
  );
  return [figures, tooEarly];
}

/**
 * Prints the size of each part of a task page's first load, and of the search, next to its limit in
 * `budgets.json`.
 * @returns how many parts are within their limit, and a line for each that is not
 * @throws if there is no build or no browser
 */
export async function checkBudgets(): Promise<{passed: number; failures: string[]}> {
  const [figures, tooEarly] = await withSite((origin) =>
    withBrowser(async (browser) => measure(await browser.newPage(), origin)),
  );
  const failures: string[] = [];
  for (const [name, limit] of Object.entries(budgets.kilobytes)) {
    const figure = figures[name as Figure];
    // Zero means that the file was not found, not that it is small.
    const holds = figure > 0 && figure <= limit;
    const row = `${figure.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} kB  ${name.padEnd(16)}`;
    const left = `${(limit - figure).toFixed(1).padStart(5)} kB left`;
    console.log(`${row}  ${holds ? left : figure > 0 ? 'OVER ITS LIMIT' : 'NOT LOADED'}`);
    if (!holds) {
      failures.push(
        figure > 0 ? `${name}: ${figure.toFixed(1)} of ${limit} kB` : `${name}: not loaded`,
      );
    }
  }
  const isSmall = failures.length === 0;
  for (const text of tooEarly) {
    const failure = `"${text}" is in the first load; it belongs in a chunk of the search.`;
    console.log(failure);
    failures.push(failure);
  }
  if (!isSmall) {
    console.log(
      'See the sizes with "npm run check:budgets". Then take something out of the page, or raise the limit in budgets.json if readers may wait for it.',
    );
  }
  const checks = Object.keys(budgets.kilobytes).length + budgets.textsNotInFirstLoad.length;
  return {passed: checks - failures.length, failures};
}

if (require.main === module) {
  command(async () => {
    const {failures} = await checkBudgets();
    process.exitCode = failures.length > 0 ? 1 : 0;
  });
}
