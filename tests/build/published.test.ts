import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {withoutSlash} from '../../src/data/addresses';
import {expandFolders} from '../../src/data/build/movedAddresses';
import {redirects} from '../../src/data/redirects';
import {PUBLISHED_FILE, type Published, readPlaces} from '../../scripts/published';
import {BUILD_DIR} from './site';

const published = JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;
const places = readPlaces(BUILD_DIR);

// Bookmarks, e-mails and search engines contain these links: a page or an anchor must never disappear.
// What goes has a line in `src/data/redirects.ts`, and the build checks that it leads somewhere.
const moved = new Set(
  expandFolders(redirects, published).map(({from}) => from.replace(/\/(?=#|$)/, '')),
);
const isMoved = (route: string, id?: string) =>
  moved.has(withoutSlash(route) + (id === undefined ? '' : `#${id}`));

test.each(Object.entries(published).filter(([route]) => !isMoved(route)))(
  '%s keeps every anchor that was published',
  (route, ids) => {
    expect(places[route], 'the page itself').toBeDefined();
    const lost = ids.filter((id) => !places[route]?.includes(id) && !isMoved(route, id));
    expect(lost, 'keep them, or write where they lead into src/data/redirects.ts').toEqual([]);
  },
);

// `npm run publish:places` adds new pages and anchors to the list.
test.each(Object.entries(places))('the list has every anchor of %s', (route, ids) => {
  const added = published[route] ? ids.filter((id) => !published[route]?.includes(id)) : [route];
  expect(added, 'add them with `npm run publish:places`').toEqual([]);
});
