import {serveFolder, type BenchServer} from '../lib/staticServer';
import type {FinishedSite} from './types';

/** What nginx sends with the settings of `deploy/`. */
const ENCODING = 'br';

export interface ServedSite extends FinishedSite {
  server: BenchServer;
}

/** Serves sites in the same way, and closes the servers after `use`. */
export async function withServers<Result>(
  sites: readonly FinishedSite[],
  use: (served: readonly ServedSite[]) => Promise<Result>,
): Promise<Result> {
  const served: ServedSite[] = [];
  try {
    for (const site of sites) {
      served.push({...site, server: await serveFolder(site.dir, {encoding: ENCODING})});
    }
    return await use(served);
  } finally {
    for (const {server} of served) {
      server.close();
    }
  }
}
