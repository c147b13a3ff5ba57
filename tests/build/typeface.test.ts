import {expect, test} from 'vitest';
import {ROUTES} from '../fixtures/routes';
import {readHtml, routeToHtmlFile} from './site';

/** What src/css/atkinson-hyperlegible-next.woff2 has: Basic Latin, Latin-1, and typographic characters. */
const CHARACTERS = /^[ -~\u00a0-ÿ–—‘’“”•…←↑→↓−€™\s\u200b]*$/;

test.each(ROUTES)('%s has only characters of the typeface', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  $('script').remove();
  const missing = [...new Set($('body').text())].filter((character) => !CHARACTERS.test(character));
  expect(missing).toEqual([]);
});
