import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROUTES} from '../fixtures/routes';
import {BUILD_DIR, readBuilt, readHtml, routeToHtmlFile} from './site';

/** What scripts/typeface.py leaves in the typeface: Basic Latin, Latin-1, and typographic characters. */
const CHARACTERS = /^[ -~\u00a0-ÿ–—‘’“”•…←↑→↓−€™\s\u200b]*$/;

test.each(ROUTES)('%s has only characters of the typeface', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  $('script').remove();
  const missing = [...new Set($('body').text())].filter((character) => !CHARACTERS.test(character));
  expect(missing).toEqual([]);
});

test('pages preload the file that the style sheet names', () => {
  const [sheet = ''] = readdirSync(path.join(BUILD_DIR, 'assets/css'));
  const [, named] = /url\(['"]?([^'")]*\.woff2)/.exec(readBuilt(`assets/css/${sheet}`)) ?? [];
  const preloaded = readHtml('404.html')('link[rel=preload][as=font]').attr('href');
  expect(path.posix.resolve('/assets/css', named ?? '')).toBe(preloaded);
});
