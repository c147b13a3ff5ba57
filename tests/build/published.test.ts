import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PUBLISHED_FILE, type Published, readPlaces} from '../../scripts/published';
import {BUILD_DIR} from './site';

const published = JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;
const places = readPlaces(BUILD_DIR);

// Readers, e-mails and search engines hold these links: a page or an anchor may move, never vanish.
test.each(Object.keys(published))('%s keeps every anchor that was published', (route) => {
  expect(places[route], 'the page itself').toBeDefined();
  expect(published[route]?.filter((id) => !places[route]?.includes(id))).toEqual([]);
});

test('the list knows every place; `npm run publish:places` adds the new ones', () => {
  expect(Object.keys(places).filter((route) => !(route in published))).toEqual([]);
  for (const [route, ids] of Object.entries(places)) {
    expect(
      ids.filter((id) => !published[route]?.includes(id)),
      route,
    ).toEqual([]);
  }
});
