import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {CHARACTERS} from '../../src/plugins/bundle/subsetFont.cjs';
import {NOT_FOUND_FILE, ROUTES} from '../fixtures/routes';
import {attributesOf, BUILD_DIR, readBuilt, readHtml, routeToHtmlFile} from './site';

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

test.each([...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE])(
  '%s asks at once for the font file that its style sheet names',
  (file) => {
    const $ = readHtml(file);
    const preloaded = attributesOf($, 'link[rel=preload][as=font][crossorigin]', 'href');
    const [sheet = ''] = attributesOf($, 'link[rel=stylesheet]', 'href');
    const named = readBuilt(sheet.slice(1)).match(/assets\/fonts\/[\w.-]+\.woff2/g) ?? [];
    expect(named).not.toEqual([]);
    expect(preloaded).toEqual(named.map((font) => `/${font}`));
    expect(preloaded.filter((font) => !existsSync(path.join(BUILD_DIR, font)))).toEqual([]);
  },
);
