import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {HOSTED, HOSTED_DIR} from '../../scripts/hostedBuild';
import {createEmbeddedClient} from '../../src/search/client/createEmbeddedClient';
import {startEngine} from '../../src/search/client/engine/searchEngine';
import {LEVELS} from '../../src/search/shared/indexFormat';
import type {MarkedText, SearchHit, SearchRecord} from '../../src/search/types';
import {indexFile, kestrels} from '../fixtures/searchRecords';
import {expect, open} from './fixtures';
import {test} from './hostedBuild';
import {SearchModal} from './searchModal';
import {OTHER} from '../fixtures/fullProducts';

const SERVICE = /algolia(net)?\.(net|com)/;
const START = `/docs/${OTHER.id}/`;
const CORS = {'access-control-allow-origin': '*'};

interface Asked {
  url: URL;
  method: string;
  requests: [{query: string; hitsPerPage: number; optionalFilters: string[]}];
}

function read(request: Request): Asked {
  const {requests} = JSON.parse(request.postData() ?? '{}') as Pick<Asked, 'requests'>;
  return {url: new URL(request.url()), method: request.method(), requests};
}

/** A hit in Algolia's words. */
function toAlgolia({manual, headings, content, ...hit}: SearchHit): object {
  const value = (text: MarkedText | null = null) =>
    text && {
      value: text.map((part) => (part.isMatch ? `<mark>${part.text}</mark>` : part.text)).join(''),
    };
  const levels = headings.map((heading, depth) => [LEVELS[depth], value(heading)]);
  return {
    ...hit,
    hierarchy: {lvl0: manual},
    _highlightResult: {hierarchy: Object.fromEntries(levels) as object},
    _snippetResult: {content: value(content)},
  };
}

/** Simulates Algolia with our own client. */
async function playService(page: Page, records: readonly SearchRecord[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const client = createEmbeddedClient({
    start: startEngine,
    getContext: () => ({product: null, platform: null}),
    loadIndex: () => Promise.resolve(indexFile(records)),
  });
  await page.route(SERVICE, async (route) => {
    const question = read(route.request());
    asked.push(question);
    const [{query, hitsPerPage}] = question.requests;
    const {hits, nbHits} = await client.search({query, limit: hitsPerPage});
    const results = [{hits: hits.map(toAlgolia), nbHits}];
    await route.fulfill({headers: CORS, json: {results}});
  });
  return asked;
}

test('the browser sends Algolia requests in the form that it expects', async ({page}) => {
  const modal = new SearchModal(page);
  const asked = await playService(page, kestrels(30));
  await open(page, START);
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(20);
  const last = asked.at(-1);
  expect(last?.method).toBe('POST');
  expect(last?.url.pathname).toBe('/1/indexes/*/queries');
  expect(last?.url.searchParams.get('x-algolia-application-id')).toBe(HOSTED.ALGOLIA_APP_ID);
  expect(last?.url.searchParams.get('x-algolia-api-key')).toBe(HOSTED.ALGOLIA_SEARCH_API_KEY);
  expect(JSON.stringify(last?.requests[0]?.optionalFilters)).toContain(`product:${OTHER.id}`);
});

test('"See all" leads to the search page, which uses the same service', async ({page}) => {
  const modal = new SearchModal(page);
  const asked = await playService(page, kestrels(30));
  await open(page, START);
  await modal.search('kestrel');
  await modal.dialog.getByRole('link', {name: 'See all 30 results'}).click();
  const titles = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(titles).toHaveCount(20);
  expect(asked.at(-1)?.requests[0]).toMatchObject({query: 'kestrel', hitsPerPage: 20});
  const before = asked.length;
  await page.getByRole('button', {name: 'Show 10 more'}).click();
  await expect(titles).toHaveCount(30);
  expect(asked.slice(before).map(({requests}) => requests)).toMatchObject([[{hitsPerPage: 40}]]);
});

test.describe('a service that does not answer', () => {
  test.use({expectedProblems: /Failed to load resource|CORS/});

  test('the error screen appears and stays, until the service answers as it should', async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    await page.clock.install();
    for (const [name, answer] of [
      ['no network', null],
      ['a wrong key (403)', {status: 403, json: {message: 'Invalid Application-ID or API key'}}],
      ['200 with other JSON', {json: {ok: true}}],
    ] as const) {
      await test.step(name, async () => {
        await page.route(SERVICE, (route) =>
          answer ? route.fulfill({headers: CORS, ...answer}) : route.abort(),
        );
        await open(page, START);
        await modal.search('kestrel');
        await expect(modal.failure).toBeVisible();
        await page.clock.runFor(600);
        await expect(modal.failure).toBeVisible();
        await playService(page, kestrels(3));
        await modal.tryAgain.click();
        await expect(modal.hits).toHaveCount(3);
      });
    }
  });
});

test('the index file is not fetched, and the footer names the service', async ({page}) => {
  const modal = new SearchModal(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await playService(page, kestrels(3));
  await open(page, START);
  await modal.button.hover();
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(3);
  expect(files.filter((url) => url.includes('search-index'))).toEqual([]);
  await expect(modal.dialog.getByRole('link', {name: /Algolia/})).toBeVisible();
});

test('no admin key is in the bundle', () => {
  const folder = path.join(HOSTED_DIR, 'assets/js');
  const code = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toContain(HOSTED.ALGOLIA_SEARCH_API_KEY);
  expect(code).not.toContain(HOSTED.ALGOLIA_ADMIN_API_KEY);
});
