import {describe, expect, test} from 'vitest';
import {NOT_FOUND_FILE, ROUTES, SEARCH_ROUTE, UNLISTED} from '../fixtures/routes';
import {attributesOf, readHtml, routeToHtmlFile} from './site';

const HOST = 'https://manual.invalid';

/** The routes that the links of a page lead to. */
function linkedRoutes(route: string): string[] {
  return attributesOf(readHtml(routeToHtmlFile(route)), 'a[href]', 'href')
    .map((address) => new URL(address, HOST + route))
    .filter(({origin, pathname}) => origin === HOST && ROUTES.includes(pathname))
    .map(({pathname}) => pathname);
}

function reachableFrom(start: string): Set<string> {
  const found = new Set([start]);
  for (const route of found) {
    for (const linked of linkedRoutes(route)) {
      found.add(linked);
    }
  }
  return found;
}

describe('without JavaScript', () => {
  test.each([...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE])('%s has one main heading', (file) => {
    const headings = readHtml(file)('h1');
    expect(headings).toHaveLength(1);
    expect(headings.text().trim()).not.toBe('');
  });

  test('every listed page can be reached by links from the home page', () => {
    const reachable = reachableFrom('/');
    const unlinked = [SEARCH_ROUTE, ...UNLISTED];
    const lost = ROUTES.filter((route) => !unlinked.includes(route) && !reachable.has(route));
    expect(lost).toEqual([]);
  });
});
