import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROUTES} from '../fixtures/routes';
import {BUILD_DIR, readHtml, routeToHtmlFile} from './site';

/** What scripts/typeface.py leaves in the typeface: Basic Latin, Latin-1, and typographic characters. */
const CHARACTERS = /^[ -~\u00a0-ÿ–—‘’“”•…←↑→↓−€™\s\u200b]*$/;

test.each(ROUTES)('%s has only characters of the typeface', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  $('script').remove();
  const missing = [...new Set($('body').text())].filter((character) => !CHARACTERS.test(character));
  expect(missing).toEqual([]);
});

test('pages preload the typeface that they declare', () => {
  const $ = readHtml('404.html');
  const [, declared = ''] = /url\(([^)]*\.woff2)\)/.exec($('style').text()) ?? [];
  expect($('link[rel=preload][as=font]').attr('href')).toBe(declared);
  expect(existsSync(path.join(BUILD_DIR, declared))).toBe(true);
});
