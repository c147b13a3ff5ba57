import {expect, test} from 'vitest';
import {CHARACTERS} from '../../src/plugins/bundle/subsetFont.cjs';
import {ROUTES} from '../fixtures/routes';
import {readHtml, routeToHtmlFile} from './site';

/** Spaces need no glyph. */
const SPACE = /[\s\u200b]/;

test.each(ROUTES)('%s has only characters that the typeface includes', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  $('script').remove();
  const missing = [...new Set($('body').text())].filter(
    (character) => !CHARACTERS.includes(character) && !SPACE.test(character),
  );
  expect(missing, 'add them to src/plugins/bundle/subsetFont.cjs').toEqual([]);
});
