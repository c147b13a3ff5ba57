import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {NOT_FOUND_FILE, ROUTES, SEARCH_ROUTE} from '../fixtures/routes';
import {attributesOf, BUILD_DIR, readBuilt, readHtml, routeToHtmlFile, SITE} from './site';

const files = [
  ...ROUTES.map((route) => ({route, file: routeToHtmlFile(route)})),
  {route: null, file: NOT_FOUND_FILE},
];
const sitemap = readBuilt('sitemap.xml');
const listed = new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url));

function pngSize(file: string): number[] {
  const png = readFileSync(path.join(BUILD_DIR, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(files)('$file has what readers, search engines and previews need', ({route, file}) => {
  const $ = readHtml(file);
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  expect($('h1')).toHaveLength(1);
  const isHidden = route === null || route === SEARCH_ROUTE;
  expect(meta('robots') ?? '').toMatch(isHidden ? /^noindex/ : /^$/);
  if (route !== null && route !== SEARCH_ROUTE) {
    expect($('link[rel=canonical]').attr('href')).toBe(SITE + route);
    expect(meta('description')).toMatch(/\S/);
    expect(meta('og:title')).toBe($('title').text());
    expect(listed.has(SITE + route)).toBe(!isHidden);
  }
  expect(pngSize(meta('og:image')?.slice(SITE.length) ?? '')).toEqual([1200, 630]);
  expect(existsSync(path.join(BUILD_DIR, $('link[rel=icon]').attr('href') ?? '-'))).toBe(true);
});

test('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('every listed page can be reached by links from the home page', () => {
  const found = new Set(['/']);
  for (const route of found) {
    for (const href of attributesOf(readHtml(routeToHtmlFile(route)), 'a[href]', 'href')) {
      const {origin, pathname} = new URL(href, `https://manual.invalid${route}`);
      if (origin === 'https://manual.invalid' && ROUTES.includes(pathname)) {
        found.add(pathname);
      }
    }
  }
  expect(ROUTES.filter((route) => route !== SEARCH_ROUTE && !found.has(route))).toEqual([]);
});
