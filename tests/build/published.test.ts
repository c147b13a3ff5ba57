import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PUBLISHED_FILE, type Published, readPlaces} from '../../scripts/published';
import {BUILD_DIR} from './site';

const published = JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;
const places = readPlaces(BUILD_DIR);

// Bookmarks, e-mails and search engines contain these links: a page or an anchor must never disappear.
test.each(Object.keys(published))('%s keeps every anchor that was published', (route) => {
  expect(places[route], 'the page itself').toBeDefined();
  expect(published[route]?.filter((id) => !places[route]?.includes(id))).toEqual([]);
});

// `npm run publish:places` adds new pages and anchors to the list.
test.each(Object.entries(published))('the list has every anchor of %s', (route, ids) => {
  const added = (places[route] ?? []).filter((id) => !ids.includes(id));
  expect(added, 'add them with `npm run publish:places`').toEqual([]);
});
