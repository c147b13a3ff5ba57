import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {HOSTED} from './hosted';
import {SearchWindow} from './searchWindow';

// Besides the manual itself, only Algolia's hosts are allowed.
test.use({expectedHosts: /^manualapp(-dsn|-\d)?\.algolia(net\.com|\.net)$/});

const SERVICE = /algolia(net)?\.(net|com)/;
const START = '/docs/support/';
const CORS = {'access-control-allow-origin': '*'};

const titles = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});
const summary = (page: Page) => page.getByRole('main').getByRole('status');

interface Sent {
  method: string;
  url: URL;
  payload: {requests: [{hitsPerPage: number; attributesToSnippet: string[]}]};
}

/** A record of Algolia's crawler, as a search for "kestrel" returns it. */
function crawlerHit(number: number) {
  return {
    objectID: `0-https://manual.example/docs/support/#kestrel-${number}`,
    url: `https://manual.example/docs/support/#kestrel-${number}`,
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Support',
      lvl1: 'Birds & <b>beasts</b>',
      lvl2: `Kestrel ${number}`,
      ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    },
    content: 'A kestrel hovers over the <img src=x onerror=alert(1)> field.',
    _highlightResult: {hierarchy: {lvl2: {value: `<mark>Kestrel</mark> ${number}`}}},
    _snippetResult: {
      content: {value: 'A <mark>kestrel</mark> hovers over the <img src=x onerror=alert(1)>…'},
    },
  };
}

/** Plays a service that finds this many records, and collects what it is asked. */
async function playService(page: Page, count: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  const records = Array.from({length: count}, (_, index) => crawlerHit(index + 1));
  await page.route(SERVICE, async (route) => {
    const request = route.request();
    const payload = JSON.parse(request.postData() ?? '') as Sent['payload'];
    sent.push({method: request.method(), url: new URL(request.url()), payload});
    const hits = records.slice(0, payload.requests[0].hitsPerPage);
    await route.fulfill({headers: CORS, json: {results: [{hits, nbHits: count}]}});
  });
  return sent;
}

/** How many hits a request asks for, and how many words of each text. */
function sizeOf({payload: {requests}}: Sent): {hits: number; words: number} {
  const [{hitsPerPage, attributesToSnippet}] = requests;
  return {hits: hitsPerPage, words: Number(attributesToSnippet[0]?.split(':')[1])};
}

test('the window and the search page ask the service, and fetch no index', async ({page}) => {
  const modal = new SearchWindow(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const sent = await playService(page, 30);
  await open(page, START);
  await modal.button.hover();
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(20);
  const last = sent.at(-1) as Sent;
  expect([last.method, last.url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(Object.fromEntries(last.url.searchParams)).toEqual({
    'x-algolia-application-id': HOSTED.ALGOLIA_APP_ID,
    'x-algolia-api-key': HOSTED.ALGOLIA_SEARCH_API_KEY,
  });
  expect(sizeOf(last)).toEqual({hits: 20, words: 10});
  await expect(modal.link(/Algolia/)).toBeVisible();

  await modal.seeAll.click();
  await expect(titles(page)).toHaveCount(20);
  const before = sent.length;
  await page.getByRole('button', {name: 'Show 10 more'}).click();
  await expect(titles(page)).toHaveCount(30);
  expect(sent.slice(before).map(sizeOf)).toEqual([{hits: 40, words: 10}]);
  expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
});

test('a hit of the crawler shows its marks, and its markup as text', async ({page}) => {
  const modal = new SearchWindow(page);
  await playService(page, 1);
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(1);
  await expect(modal.titles).toHaveText('Kestrel 1');
  await expect(modal.marks).toHaveText(['Kestrel', 'kestrel']);
  await expect(modal.hits).toContainText('Birds & <b>beasts</b>');
  await expect(modal.hits).toContainText('hovers over the <img src=x onerror=alert(1)>…');
  await modal.follow();
  await expect(page).toHaveURL(/\/docs\/support\/#kestrel-1$/);
});

test('an address with a query opens its hits', async ({page}) => {
  const sent = await playService(page, 3);
  await open(page, '/search?q=kestrel');
  await expect(titles(page)).toHaveText(['Kestrel 1', 'Kestrel 2', 'Kestrel 3']);
  await expect(summary(page)).toHaveText('3 results');
  expect(sent).toHaveLength(1);
});

test('a service without hits shows that there are no results', async ({page}) => {
  const modal = new SearchWindow(page);
  await playService(page, 0);
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.dialog).toContainText('No results for “kestrel”');
  await expect(modal.failure).toBeHidden();
  await open(page, '/search?q=kestrel');
  await expect(summary(page)).toHaveText('No results for “kestrel”');
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('snippets have five words', async ({page}) => {
    const modal = new SearchWindow(page);
    const sent = await playService(page, 1);
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.hits).toHaveCount(1);
    expect(sent.map(sizeOf).at(-1)).toEqual({hits: 20, words: 5});
  });
});

test.describe('a service that refuses the key', () => {
  test.use({expectedProblems: /Failed to load resource/});

  test('shows an error that stays until the service answers', async ({page}) => {
    const modal = new SearchWindow(page);
    const refuse = () =>
      page.route(SERVICE, (route) => route.fulfill({headers: CORS, status: 403, json: {}}));
    await page.clock.install();
    await refuse();
    await open(page, START);
    await modal.search('kestrel');
    await expect(modal.failure).toBeVisible();
    await page.clock.runFor(600);
    await expect(modal.failure).toBeVisible();
    await playService(page, 3);
    await modal.tryAgain.click();
    await expect(modal.hits).toHaveCount(3);

    await refuse();
    await open(page, '/search?q=kestrel');
    await expect(summary(page)).toHaveText('Unable to fetch results');
    await playService(page, 3);
    await page.getByRole('main').getByRole('button', {name: 'Try again'}).click();
    await expect(titles(page)).toHaveCount(3);
  });
});
