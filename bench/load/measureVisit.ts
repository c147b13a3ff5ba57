import type {Browser} from 'playwright-core';
import {SLOW_NETWORK} from '../lib/browser';
import {CODES_PAGE, NEXT_PAGE, PAGE} from '../sites/page';
import type {HostedSite} from '../sites/withHosts';
import {withSlowPage, type Load} from './slowPage';

/** What a reader does after the first page. The files of that page are in the cache. */
export interface Visit {
  /** The same page is opened by its address once more. */
  again: Load;
  /** Another page is opened by its address. */
  other: Load;
  /** Milliseconds from the click on a link until the heading of the next page is painted. */
  next: number;
  /**
   * The same for the way back. Null for a site whose links load documents: a reader's browser keeps the old document,
   * but one that Playwright drives does not.
   */
  back: number | null;
}

/** @param watcher code of the bundled `browser/watchVisit.ts` */
export function measureVisit(
  browser: Browser,
  {site, watcher}: {site: HostedSite; watcher: string},
): Promise<Visit> {
  const options = {site, watcher, line: SLOW_NETWORK};
  return withSlowPage(browser, options, async ({page, load, rest, waitFor}) => {
    const readTime = async () => {
      const time = Number(await waitFor('window.navigationTime'));
      await rest();
      return time;
    };
    await load(PAGE);
    const again = await load(PAGE);
    const other = await load(CODES_PAGE);
    await load(PAGE);
    const link = page.locator(`main a[href*="${NEXT_PAGE}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await rest();
    const {x, y, width, height} = (await link.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.click(x + width / 2, y + height / 2);
    const next = await readTime();
    if (site.ready === 'scripts') {
      return {again, other, next, back: null};
    }
    await waitFor('window.goBack() ?? true');
    return {again, other, next, back: await readTime()};
  });
}
