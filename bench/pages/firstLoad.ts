import type {Browser} from 'playwright-core';
import {withFreshPage} from '../lib/browser';
import type {BenchServer, Kind, Transfer} from '../lib/staticServer';
import {sum} from '../lib/statistics';

export interface FirstLoad {
  requests: number;
  /** Bytes of one kind, as they were sent. */
  bytes: (kind: Kind) => number;
  total: number;
  /** Bytes that were fetched in advance for other pages. The figures above leave them out. */
  prefetched: number;
}

/** Loads a page with an empty cache, until there are no more requests. */
export async function loadFirst(
  browser: Browser,
  server: BenchServer,
  route: string,
): Promise<FirstLoad> {
  server.takeTransfers();
  await withFreshPage(browser, (page) =>
    page.goto(server.origin + route, {waitUntil: 'networkidle'}),
  );
  const transfers = server.takeTransfers();
  const own = transfers.filter(({isPrefetch}) => !isPrefetch);
  return {
    requests: own.length,
    bytes: (kind) => totalBytes(own.filter((transfer) => transfer.kind === kind)),
    total: totalBytes(own),
    prefetched: totalBytes(transfers.filter(({isPrefetch}) => isPrefetch)),
  };
}

function totalBytes(transfers: readonly Transfer[]): number {
  return sum(transfers.map(({bytes}) => bytes));
}
