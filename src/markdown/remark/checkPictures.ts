import {statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {problem, type Transform} from './tree';

/** In kB, so that a reader on a phone does not have to wait for a picture. */
const MAX_KILOBYTES = 300;

/**
 * Checks only the size of picture files. Docusaurus reports missing pictures, `checkText` missing alternative
 * texts, and the check of built pages reports pictures on other servers.
 * @param siteDir absolute path of the site, whose folder `static` has the pictures with a path such as `/img/a.png`
 * @throws when a picture is too heavy
 */
export function checkPictures({siteDir}: {readonly siteDir: string}): Transform {
  return (root, file) => {
    visit(root, 'image', (node) => {
      const folder = node.url.startsWith('/') ? path.join(siteDir, 'static') : file.dirname;
      const picture = path.join(folder ?? '', decodeURI(node.url));
      const bytes = statSync(picture, {throwIfNoEntry: false})?.size ?? 0;
      const weight = Math.round(bytes / 1000);
      if (weight > MAX_KILOBYTES) {
        throw problem(
          file,
          node,
          `The picture ${node.url} has ${weight} kB, but the limit is ${MAX_KILOBYTES} kB, for readers on a phone. Make it smaller, or save it as WebP.`,
        );
      }
    });
  };
}
