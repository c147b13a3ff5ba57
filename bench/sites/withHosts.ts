import {createCertificate, startNginx} from '../lib/startNginx';
import {withTempFolder} from '../lib/tempFolder';
import type {FinishedSite} from './types';

/** A site behind nginx. */
export interface HostedSite extends FinishedSite {
  port: number;
}

/**
 * Serves sites as a real host does, over TLS and HTTP/2, and stops the hosts after `use`.
 * @param use also gets the option with which Chromium trusts the hosts
 * @throws (rejects) if nginx or openssl is missing
 */
export function withHosts<Result>(
  sites: readonly FinishedSite[],
  use: (hosted: readonly HostedSite[], browserOption: string) => Promise<Result>,
): Promise<Result> {
  return withTempFolder(async (folder) => {
    const certificate = createCertificate(folder);
    const closers: (() => void)[] = [];
    try {
      const hosted: HostedSite[] = [];
      for (const site of sites) {
        const {port, close} = await startNginx(site.dir, certificate, folder);
        closers.push(close);
        hosted.push({...site, port});
      }
      return await use(hosted, certificate.browserOption);
    } finally {
      closers.forEach((close) => close());
    }
  });
}
