import type {Page} from '@playwright/test';
import {ROUTES_TO_LOOK_AT} from '../fixtures/routes';
import {attributesOf, readHtml, routeToHtmlFile} from '../build/site';
import {expect, open, test} from './fixtures';

const WIDTHS = [360, 1440];

/** The links with a hash on a page, wherever they lead. */
function linksWithHash(route: string): URL[] {
  const links = ':is(main, aside, section) a[href*="#"]';
  return attributesOf(readHtml(routeToHtmlFile(route)), links, 'href')
    .map((address) => new URL(address, `https://manual.test${route}`))
    .filter(({host}) => host === 'manual.test');
}

/** What the links of these pages lead to: ids by page. */
function findTargets(): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const route of ROUTES_TO_LOOK_AT) {
    for (const {pathname, hash} of linksWithHash(route)) {
      const ids = targets.get(pathname) ?? new Set();
      targets.set(pathname, ids.add(decodeURIComponent(hash.slice(1))));
    }
  }
  return targets;
}

/**
 * Scrolls to each element as Docusaurus does after a click, and lists those that end up below the navbar or
 * the head of their table. The navbar hides and returns while a reader scrolls, so it counts even when it is
 * hidden.
 */
function listCovered(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate((targets) => {
    const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
    // folded.spec.ts checks that a link opens its target, so here everything is opened beforehand.
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    return targets.flatMap((id) => {
      const element = document.getElementById(id);
      element?.scrollIntoView();
      const head = element?.matches('tr') ? element.closest('table')?.tHead : undefined;
      const isStuck =
        head?.rows[0]?.cells[0] && getComputedStyle(head.rows[0].cells[0]).position === 'sticky';
      const covered = bar + (head && isStuck ? head.offsetHeight : 0);
      const top = Math.ceil(element?.getBoundingClientRect().top ?? NaN);
      return top >= covered && top < window.innerHeight
        ? []
        : [`#${id} is at ${top}, covered up to ${covered}`];
    });
  }, ids);
}

test('no target of a link is covered by the navbar', async ({page}) => {
  const covered: string[] = [];
  for (const [route, ids] of findTargets()) {
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const found = await listCovered(page, [...ids]);
      covered.push(...found.map((each) => `${route} at ${width} px: ${each}`));
    }
  }
  expect(covered).toEqual([]);
});
