import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {NOT_FOUND_FILE} from '../fixtures/routes';
import {attributesOf, BUILD_DIR, listHtmlFiles, readHtml, routeToHtmlFile, SITE} from './site';

const pages = new Map(listHtmlFiles().map((file) => [file, readHtml(file)]));
/** The path of each page, by its file, from its canonical address. */
const routeOf = new Map(
  [...pages].flatMap(([file, $]) => {
    const canonical = $('link[rel=canonical]').attr('href');
    if (canonical === undefined || file === NOT_FOUND_FILE) {
      return [];
    }
    return [[file, canonical.slice(SITE.length)]];
  }),
);

const ids = new Map([...pages].map(([file, $]) => [file, attributesOf($, '[id]', 'id')]));

/** What is wrong with an address on a page, or null. */
function problemOf(address: string, file: string): string | null {
  const own = address.startsWith(`${SITE}/`) ? address.slice(SITE.length) : address;
  const url = new URL(own, `https://manual.test${routeOf.get(file) ?? '/404.html'}`);
  if (url.origin !== 'https://manual.test') {
    return null;
  }
  const isFile = path.extname(url.pathname) !== '';
  if (isFile) {
    return existsSync(path.join(BUILD_DIR, decodeURIComponent(url.pathname)))
      ? null
      : 'no such file';
  }
  const target = routeToHtmlFile(url.pathname);
  if (!routeOf.has(target) || routeOf.get(target) !== url.pathname) {
    return 'no route in its canonical form';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || ids.get(target)?.includes(anchor) ? null : 'no such anchor';
}

describe.each([...pages].map(([file, $]) => ({file, $})))('$file', ({file, $}) => {
  test('has no broken links', () => {
    const addresses = $('a[href], link[href], script[src], img[src], source[src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
      .filter((address) => !/^(?:data|mailto):/.test(address));
    const broken = [...new Set(addresses)]
      .map((address) => ({address, problem: problemOf(address, file)}))
      .filter(({problem}) => problem !== null);
    expect(broken).toEqual([]);
  });

  test('has no duplicate ids', () => {
    const all = ids.get(file) ?? [];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  test('names each picture, or hides it from screen readers', () => {
    // A button hides what is in it and has a name of its own, as has the theme's link to the home page.
    const hidden = '[aria-hidden=true], [aria-hidden=true] *, button *, a[aria-label] *';
    const unnamed = $(
      `img:not([alt]), svg:not([aria-label], [aria-labelledby], ${hidden})`,
    ).toArray();
    expect(unnamed.map((picture) => $.html(picture))).toEqual([]);
  });
});
