import type {Browser} from 'playwright-core';
import {launchBrowser} from '../lib/browser';
import {finishSites} from '../sites/finishSites';
import type {SiteOptions} from '../sites/options';
import {withHosts, type HostedSite} from '../sites/withHosts';
import {withParent} from '../sites/withParent';

/** Builds and serves the chosen sites, and runs `use` with them and a browser that trusts their hosts. */
export function withHostedSites<Result>(
  {before, chosen}: SiteOptions,
  use: (browser: Browser, sites: readonly HostedSite[]) => Promise<Result>,
): Promise<Result> {
  return withParent((parent) => {
    const sites = [...before, ...finishSites(chosen, parent)];
    return withHosts(sites, async (hosted, browserOption) => {
      const browser = await launchBrowser([browserOption]);
      try {
        return await use(browser, hosted);
      } finally {
        await browser.close();
      }
    });
  });
}
