import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import MiniSearch, {type Options} from 'minisearch';
import type {Page} from 'playwright-core';
import {rankOf, readSet, scoreQuery, type JudgedQuery} from '../scripts/scoreQueries';
import {createSearchIndex} from '../src/search/client/engine/searchIndex';
import {pathOf, unpack} from '../src/search/shared/indexFormat';
import {isStopWord} from '../src/search/shared/stopWords';
import {singular} from '../src/search/shared/tokenize';
import type {SearchIndexFile} from '../src/search/types';
import {withBrowser, withFreshPage} from './lib/browser';
import {BUILD, SITES} from './lib/paths';
import {report, table} from './lib/report';
import {runMain} from './lib/run';
import {dependencies as versions} from './package.json';

/** Two sets of what owners asked in public, and one of our own. */
const SETS = ['real', 'development', 'held-back'];

/** The paths of the hits of a query with their anchors, best first. */
type Search = (judged: JudgedQuery) => readonly string[] | Promise<readonly string[]>;

interface Engine {
  name: string;
  /** Its hits lead to sections, not only to pages. */
  givesAnchors: boolean;
  search: Search;
}

/** A section of the manual as other engines index it. */
interface PlainRecord {
  id: string;
  title: string;
  headings: string;
  text: string;
  questions: string;
}

/** Pagefind's own interface shows five hits, and fetches a file for each. */
const PAGEFIND_SHOWN = 5;

/** What is not part of the text: the same as our own parser leaves out. */
const PAGEFIND_IGNORED =
  'nav, button, .hash-link, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-footer, [aria-hidden=true]';

/** Asks all engines the judged queries. */
async function main(): Promise<void> {
  const file = JSON.parse(
    readFileSync(path.join(BUILD, 'search-index.json'), 'utf8'),
  ) as SearchIndexFile;
  const index = createSearchIndex(file);
  const records = plainRecords(file);
  await withBrowser([], (browser) =>
    withFreshPage(browser, async (page) => {
      const miniSearch = `MiniSearch ${versions.minisearch}`;
      const engines: Engine[] = [
        {
          name: 'This manual',
          givesAnchors: true,
          // Other engines do not know which page the reader is on.
          search: (judged) => scoreQuery({...judged, from: '/'}, index).paths,
        },
        {
          name: `Pagefind ${versions.pagefind}`,
          givesAnchors: false,
          search: await startPagefind(page),
        },
        {
          name: `${miniSearch} with our questions and stop words`,
          givesAnchors: true,
          search: startMiniSearch(records, {
            fields: ['title', 'headings', 'text', 'questions'],
            processTerm(term) {
              const word = term.toLowerCase();
              return isStopWord(singular(word)) ? null : word;
            },
          }),
        },
        {
          name: `${miniSearch}, VitePress's options`,
          givesAnchors: true,
          // VitePress 1.6.4, `VPLocalSearchBox.vue`. Its `titles` are our headings.
          search: startMiniSearch(records, {
            fields: ['title', 'headings', 'text'],
            searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, headings: 1}},
          }),
        },
      ];
      const rows: string[][] = [];
      for (const set of SETS) {
        const queries = readSet(set);
        for (const engine of engines) {
          rows.push([
            `\`${set}\` (${queries.length}), ${engine.name}`,
            ...(await score(engine, queries)),
          ]);
        }
      }
      const head = ['right section first', 'in three', 'right page first', 'in three'];
      report(table(['Queries, engine', ...head], rows));
    }),
  );
}

/** @returns the shares of the queries whose right section, and right page, is first and among the first three */
async function score(
  {givesAnchors, search}: Engine,
  queries: readonly JudgedQuery[],
): Promise<string[]> {
  const ranks = {section: [] as number[], page: [] as number[]};
  for (const judged of queries) {
    const paths = await search(judged);
    const expect = judged.expect.map(withoutAnchor);
    ranks.section.push(rankOf(judged, paths));
    ranks.page.push(rankOf({...judged, expect}, paths.map(withoutAnchor)));
  }
  const share = (list: readonly number[], last: number) =>
    `${((100 * list.filter((rank) => rank > 0 && rank <= last).length) / list.length).toFixed(1)} %`;
  const shares = (list: readonly number[]) => [share(list, 1), share(list, 3)];
  return [...(givesAnchors ? shares(ranks.section) : ['–', '–']), ...shares(ranks.page)];
}

function withoutAnchor(place: string): string {
  return place.replace(/#.*/, '');
}

/** Our records with their full texts, as in MiniSearch's own examples. */
function plainRecords(file: SearchIndexFile): PlainRecord[] {
  return unpack(file).map((record) => {
    const [title, ...headings] = record.headings;
    return {
      id: pathOf(record),
      title: [record.manual, title].join(' '),
      headings: headings.filter(Boolean).join(' '),
      text: record.content ?? '',
      questions: record.readerQuestions ?? '',
    };
  });
}

function startMiniSearch(records: readonly PlainRecord[], options: Options<PlainRecord>): Search {
  const engine = new MiniSearch<PlainRecord>(options);
  engine.addAll(records);
  return ({query}) => engine.search(query).map(({id}) => String(id));
}

/** Runs Pagefind's program over the `main` of the built pages, which helps it, and its module in the browser. */
async function startPagefind(page: Page): Promise<Search> {
  const folder = path.join(SITES, 'pagefind');
  const options = [
    ['--site', BUILD],
    ['--output-path', folder],
    ['--root-selector', 'main'],
    ['--exclude-selectors', PAGEFIND_IGNORED],
    ['--glob', 'docs/**/*.html'],
  ];
  execFileSync('pagefind', ['--silent', ...options.flat()]);
  const origin = 'http://localhost';
  await page.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Pagefind</title>'})
      : route.fulfill({path: path.join(folder, pathname)});
  });
  await page.goto(origin);
  return ({query}) =>
    page.evaluate<string[]>(`(async () => {
      const pagefind = await import('/pagefind.js');
      const {results} = await pagefind.search(${JSON.stringify(query)});
      const hits = await Promise.all(results.slice(0, ${PAGEFIND_SHOWN}).map((it) => it.data()));
      return hits.map(({url}) => url);
    })()`);
}

runMain(main);
