import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {readHostedHit} from '../../src/search/client/readHostedHit';
import {dataRows} from '../../src/search/server/dataRows';
import {ROUTES} from '../fixtures/routes';
import {readBuilt, routeToHtmlFile, SITE} from './site';

const FILE = path.resolve(__dirname, '../../deploy/algolia-crawler.js');
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Selectors = string | string[];

interface RecordProps extends Record<(typeof LEVELS)[number] | 'content', Selectors> {
  lvl0: {selectors: Selectors; defaultValue: string};
}

interface CrawlerRecord {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
}

interface Extraction {
  $: CheerioAPI;
  helpers: {docsearch: (options: {recordProps: RecordProps}) => CrawlerRecord[]};
}

interface Configuration {
  actions: [{recordExtractor: (page: Extraction) => CrawlerRecord[]}];
}

/** What the file passes to the crawler. */
function readConfiguration(): Configuration {
  const made: Configuration[] = [];
  function Crawler(configuration: Configuration) {
    made.push(configuration);
  }
  runInNewContext(readFileSync(FILE, 'utf8'), {Crawler});
  expect(made).toHaveLength(1);
  return made[0] as Configuration;
}

function selectorOf(selectors: Selectors): string {
  return [selectors].flat().join(', ');
}

/**
 * Plays Algolia's `helpers.docsearch`, which is not public: each element that a level selects starts a record
 * with the element's id as its anchor, and texts that `content` selects belong to the last one.
 */
function playDocsearch($: CheerioAPI, url: string, recordProps: RecordProps): CrawlerRecord[] {
  const records: CrawlerRecord[] = [];
  let hierarchy: CrawlerRecord['hierarchy'] = {lvl0: recordProps.lvl0.defaultValue};
  const levels = LEVELS.map((level) => [level, selectorOf(recordProps[level])] as const);
  const content = selectorOf(recordProps.content);
  const all = [...levels.map(([, selector]) => selector), content].join(', ');
  for (const element of $(all).toArray()) {
    const text = $(element).text().replace(/\s+/g, ' ').trim();
    const depth = levels.findIndex(([, selector]) => $(element).is(selector));
    const [level] = levels[depth] ?? [];
    const last = records.at(-1);
    if (level) {
      const above = LEVELS.slice(0, depth).map((name) => [name, hierarchy[name] ?? null] as const);
      hierarchy = {
        ...Object.fromEntries(above),
        lvl0: recordProps.lvl0.defaultValue,
        [level]: text,
      };
      const anchor = $(element).attr('id');
      const address = anchor ? `${url}#${anchor}` : url;
      records.push({objectID: address, url: address, type: level, hierarchy, content: null});
    } else if (last) {
      last.content = [last.content, text].filter(Boolean).join(' ');
    }
  }
  return records;
}

/** The records of each page of the docs, by its route. */
const recordsOf = new Map<string, CrawlerRecord[]>();
const DOCS = ROUTES.filter((route) => route.startsWith('/docs'));

beforeAll(() => {
  const [{recordExtractor}] = readConfiguration().actions;
  for (const route of DOCS) {
    const $ = load(readBuilt(routeToHtmlFile(route)));
    const docsearch = ({recordProps}: {recordProps: RecordProps}) =>
      playDocsearch($, SITE + route, recordProps);
    recordsOf.set(route, recordExtractor({$, helpers: {docsearch}}));
  }
});

describe.each(DOCS)('from %s', (route) => {
  const $ = load(readBuilt(routeToHtmlFile(route)));

  test('the crawler reads the facets that the search asks for', () => {
    expect($('meta[name="docsearch:language"]').attr('content')).toBe('en');
    expect($('meta[name="docsearch:docusaurus_tag"]').attr('content')).toMatch(
      /^(?:default|docs-default-current)$/,
    );
  });

  test('it makes a record of the page, and one of each heading, row and term with an id', () => {
    const records = recordsOf.get(route) ?? [];
    const [page] = records;
    expect(page?.hierarchy).toMatchObject({
      lvl0: $('.navbar__link--active, .dropdown__link--active').first().text() || 'Manual',
      lvl1: $('h1').text(),
    });
    const ids = $('article :is(h2, h3, h4, tr, dt)[id]').toArray();
    expect(records.map(({url}) => url)).toEqual([
      SITE + route,
      ...ids.map((element) => `${SITE}${route}#${$(element).attr('id') ?? ''}`),
    ]);
    expect(records.every(({hierarchy, type}) => hierarchy[type])).toBe(true);
  });

  test('the search can show each record', () => {
    for (const record of recordsOf.get(route) ?? []) {
      expect(readHostedHit(record)?.path, record.url).toBe(
        record.url.slice(new URL(SITE).origin.length),
      );
    }
  });
});

test('each code is in the record of its row, with the text of the row', () => {
  const records = [...recordsOf.values()].flat();
  const codes = [...dataRows].filter(([, {kind}]) => kind === 'code');
  expect(codes.length).toBeGreaterThan(0);
  for (const [anchor, {code, content}] of codes) {
    const holders = records.filter(
      ({hierarchy, content: text}) =>
        hierarchy['lvl5']?.includes(code ?? '') && text?.includes(content ?? ''),
    );
    expect(holders.length, anchor).toBeGreaterThan(0);
  }
});
