import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {SearchWindow} from './searchWindow';

const SERVICE = /algolia(net)?\.(net|com)/;
const START = '/docs/support/';
const CORS = {'access-control-allow-origin': '*'};

test.use({expectedHosts: /^manualapp-dsn\.algolia\.net$/});

const HOSTED = {
  provider: 'hosted',
  indexName: 'manual',
  appId: 'MANUALAPP',
  apiKey: 'search-only-key',
  language: 'en',
};

/** Puts the settings of a service into the build, in which they are a part of a script. */
test.beforeEach(async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /\{"provider":"embedded".*?\}/,
      JSON.stringify(HOSTED),
    );
    await route.fulfill({response, body});
  });
});

interface Sent {
  url: URL;
  request: {hitsPerPage: number; attributesToSnippet: string[]};
}

/** A record of Algolia's crawler, as a search for "kestrel" returns it. */
function crawlerHit(number: number) {
  return {
    objectID: `kestrel-${number}`,
    url: `https://manual.example${START}#kestrel-${number}`,
    hierarchy: {lvl0: 'Support', lvl1: 'Birds & <b>beasts</b>', lvl2: `Kestrel ${number}`},
    _highlightResult: {hierarchy: {lvl2: {value: `<mark>Kestrel</mark> ${number}`}}},
    _snippetResult: {content: {value: 'A <mark>kestrel</mark> <img src=x onerror=alert(1)>…'}},
  };
}

/** Plays a service that finds this many records, or refuses the key, and collects what it is asked. */
async function playService(page: Page, count: number | 'refused'): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(SERVICE, async (route) => {
    if (count === 'refused') {
      await route.fulfill({headers: CORS, status: 403, json: {}});
      return;
    }
    const {requests} = route.request().postDataJSON() as {requests: [Sent['request']]};
    const [request] = requests;
    sent.push({url: new URL(route.request().url()), request});
    const hits = Array.from({length: count}, (_, index) => crawlerHit(index + 1));
    const result = {hits: hits.slice(0, request.hitsPerPage), nbHits: count};
    await route.fulfill({headers: CORS, json: {results: [result]}});
  });
  return sent;
}

test('window and page ask the service, and fetch no index', async ({page}) => {
  const modal = new SearchWindow(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const sent = await playService(page, 30);
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(20);
  await expect(modal.chosen).toContainText('Support · Birds & <b>beasts</b>');
  await expect(modal.marks.first()).toHaveText('Kestrel');
  await expect(modal.summaries.first()).toHaveText('A kestrel <img src=x onerror=alert(1)>…');
  await expect(modal.link(/Algolia/)).toBeVisible();
  const {url, request} = sent.at(-1) as Sent;
  expect(url.pathname + url.search).toBe(
    '/1/indexes/*/queries?x-algolia-application-id=MANUALAPP&x-algolia-api-key=search-only-key',
  );
  expect(request).toMatchObject({indexName: 'manual', query: 'kestrel', hitsPerPage: 20});
  expect(request.attributesToSnippet).toContain('content:10');
  await modal.close();

  await page.setViewportSize({width: 390, height: 800});
  await modal.search('kestrel');
  await expect.poll(() => sent.at(-1)?.request.attributesToSnippet).toContain('content:5');
  await modal.seeAll.click();
  await page.getByRole('button', {name: 'Show 10 more'}).click();
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(30);
  expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
});

test.describe('a service that refuses the key', () => {
  test.use({expectedProblems: /Failed to load resource/});

  test('is an error that stays until it answers, if only that nothing is found', async ({page}) => {
    const modal = new SearchWindow(page);
    await playService(page, 'refused');
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.failure).toBeVisible();
    await playService(page, 0);
    await modal.tryAgain.click();
    await expect(modal.noResults).toHaveText('No results for “kestrel”');
  });
});
