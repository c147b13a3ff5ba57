import type {Browser} from '@playwright/test';
import {withFreshPage} from '../lib/browser';
import type {BenchServer, Kind, Transfer} from '../lib/staticServer';
import {sum} from '../lib/statistics';

export interface FirstLoad {
  requests: number;
  /** Bodies as sent, by kind. */
  bytes: (kind: Kind) => number;
  total: number;
  /** What was fetched in advance for other pages, which the figures above leave out. */
  prefetched: number;
}

/** Loads a page with an empty cache, until nothing more is asked for. */
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
