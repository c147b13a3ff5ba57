import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
/* eslint-disable no-restricted-imports -- it answers for a service here */
import {createEmbeddedClient} from '../../src/plugins/search-index/client/createEmbeddedClient';
import {startEngine} from '../../src/plugins/search-index/client/searchEngine';
/* eslint-enable no-restricted-imports */
import type {SearchParameters} from '../../src/plugins/search-index/types';

const ALGOLIA = /^https:\/\/manualapp[^/]*\.algolia(net)?\.(net|com)\//i;

/** Answers for Algolia's hosts, which the measurement cannot reach. */
export interface AlgoliaStub {
  /** @param latency milliseconds that each answer takes, as on the line of the page */
  attach: (page: Page, latency: number) => Promise<void>;
  /** Bytes of the answers since the last call, with gzip. */
  takeBytes: () => number;
}

/**
 * Answers with this manual's own records as fast as the line lets it: the real service would take a
 * lookup and a handshake more.
 * @param origin where the manual is served, for its index
 */
export function createAlgoliaStub(origin: string): AlgoliaStub {
  const client = createEmbeddedClient({
    start: startEngine,
    indexUrl: `${origin}/search-index.json`,
    getContext: () => ({product: null, platform: null}),
  });
  const answers = new Map<string, string>();
  let bytes = 0;

  async function answer(body: string): Promise<string> {
    const {requests} = JSON.parse(body) as {requests: SearchParameters[]};
    return JSON.stringify(await client.search({requests}));
  }

  return {
    async attach(page, latency) {
      await page.route(ALGOLIA, async (route) => {
        const body = route.request().postData() ?? '{"requests":[]}';
        const json = answers.get(body) ?? (await answer(body));
        answers.set(body, json);
        await setTimeout(latency);
        bytes += gzipSync(json).length;
        await route.fulfill({
          body: json,
          contentType: 'application/json',
          headers: {'access-control-allow-origin': '*'},
        });
      });
    },
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
