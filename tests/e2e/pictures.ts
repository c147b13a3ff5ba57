import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOfRoute} from '../../src/after-build/routes';
import {ROUTES} from '../fixtures/routes';

const BUILD_DIR = path.resolve(__dirname, '../../build');

/** The pages with a picture that can be enlarged: a drawing that a caption describes. */
export const PAGES_WITH_PICTURE = ROUTES.filter((route) => {
  const html = readFileSync(path.join(BUILD_DIR, fileOfRoute(route, '/')), 'utf8');
  return /<figure [^]*role="?img"? [^>]*aria-described/.test(html);
});

/**
 * The first of them.
 * @throws when no page has such a picture, so that no test of them can run
 */
export function pageWithPicture(): string {
  const [first] = PAGES_WITH_PICTURE;
  if (first === undefined) {
    throw new Error('No page of the build has a picture that can be enlarged.');
  }
  return first;
}
