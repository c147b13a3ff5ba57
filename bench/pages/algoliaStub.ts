import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {startEngine} from '../../src/search/client/engine/searchEngine';
import type {SearchIndexFile, SearchParameters} from '../../src/search/types';

const ALGOLIA = /^https:\/\/manualapp[^/]*\.algolia(net)?\.(net|com)\//i;

/** Plays Algolia's service, which the measurement cannot reach. */
export interface AlgoliaStub {
  /**
   * Answers the requests of a page.
   * @param latency milliseconds that each answer takes
   */
  attach: (page: Page, latency: number) => Promise<void>;
  /** Returns the bytes of the answers since the last call, with gzip. */
  takeBytes: () => number;
}

/**
 * Answers by this manual's own search. The real service is slower: it needs a lookup and a handshake.
 * @param index the records that are searched
 */
export async function createAlgoliaStub(index: SearchIndexFile): Promise<AlgoliaStub> {
  const engine = await startEngine(Promise.resolve(index));
  const answers = new Map<string, string>();
  let bytes = 0;

  async function answer(body: string): Promise<string> {
    const {requests} = JSON.parse(body) as {requests: SearchParameters[]};
    const context = {product: null, platform: null};
    const results = await Promise.all(requests.map(async (it) => engine.answer(it, context)));
    return JSON.stringify({results});
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
