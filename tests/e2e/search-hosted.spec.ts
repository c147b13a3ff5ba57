import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {HOSTED, HOSTED_DIR} from '../../scripts/hostedBuild';
import {startServer} from '../../scripts/server';
import type {SearchRecord} from '../../src/search/types';
import {toHostedRecords} from '../../src/search/server/hostedIndex';
import {indexFile, kestrels} from '../fixtures/searchRecords';
import {expect, open, test as base} from './fixtures';
import {SearchModal} from './searchModal';
import {OTHER} from '../fixtures/fullProducts';

/** Like `test` of `fixtures.ts`, for the build with the hosted search: only Algolia's hosts are allowed. */
const test = base.extend<object, {hostedOrigin: string}>({
  hostedOrigin: [
    async ({}, use) => {
      const server = await startServer(HOSTED_DIR, {port: 0}).catch((cause: unknown) => {
        throw new Error(
          'The build with the hosted search is missing: run "npm run build:hosted".',
          {
            cause,
          },
        );
      });
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({hostedOrigin}, use) => use(hostedOrigin),
  expectedHosts: /^manualapp(-dsn|-\d)?\.algolia(net\.com|\.net)$/,
});

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

/** Plays a service that has these records, and finds all of them. */
async function playService(page: Page, records: readonly SearchRecord[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const pushed = toHostedRecords(indexFile(records), {
    origin: 'https://manual.example',
    version: 'current',
  });
  await page.route(SERVICE, async (route) => {
    const question = read(route.request());
    asked.push(question);
    const hits = pushed.slice(0, question.requests[0].hitsPerPage);
    const results = [{hits, nbHits: records.length}];
    await route.fulfill({headers: CORS, json: {results}});
  });
  return asked;
}

test('the window and the search page ask the service, which the window names, and fetch no index', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const asked = await playService(page, kestrels(30));
  await open(page, START);
  await modal.button.hover();
  await modal.search('kestrel');
  await expect(modal.hits).toHaveCount(20);
  const {method, url, requests} = asked.at(-1) as Asked;
  expect([method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(url.searchParams.get('x-algolia-application-id')).toBe(HOSTED.ALGOLIA_APP_ID);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(HOSTED.ALGOLIA_SEARCH_API_KEY);
  expect(requests[0].optionalFilters.join()).toContain(`product:${OTHER.id}`);
  await expect(modal.dialog.getByRole('link', {name: /Algolia/})).toBeVisible();

  await modal.dialog.getByRole('link', {name: 'See all 30 results'}).click();
  const titles = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(titles).toHaveCount(20);
  const before = asked.length;
  await page.getByRole('button', {name: 'Show 10 more'}).click();
  await expect(titles).toHaveCount(30);
  expect(asked.slice(before).map((one) => one.requests)).toMatchObject([[{hitsPerPage: 40}]]);
  expect(files.filter((file) => file.includes('search-index'))).toEqual([]);
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

test('no admin key is in the bundle', () => {
  const folder = path.join(HOSTED_DIR, 'assets/js');
  const code = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toContain(HOSTED.ALGOLIA_SEARCH_API_KEY);
  expect(code).not.toContain(HOSTED.ALGOLIA_ADMIN_API_KEY);
});
