import {expect, test} from 'vitest';
import {CHARACTERS} from '../../src/plugins/lean-bundle/subsetFont.cjs';
import {ROUTES} from '../fixtures/routes';
import {readHtml, routeToHtmlFile} from './site';

/** Spaces have no shape. */
const SPACE = /[\s\u200b]/;

test.each(ROUTES)('%s has no letter that the typeface leaves out', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  $('script').remove();
  const missing = [...new Set($('body').text())].filter(
    (character) => !CHARACTERS.includes(character) && !SPACE.test(character),
  );
  expect(missing, 'add them to src/plugins/lean-bundle/subsetFont.cjs').toEqual([]);
});
