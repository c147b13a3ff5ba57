import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {problem, type Transform} from './tree';

/** In kB. A reader on a phone should not wait for a picture. */
const HEAVIEST = 300;

/**
 * Checks the pictures of a page.
 * @param siteDir absolute path of the site, whose folder `static` has the pictures with a path such as `/img/a.png`
 * @throws when a picture is on another server, does not exist, is too heavy or has no text.
 */
export function checkPictures({siteDir}: {readonly siteDir: string}): Transform {
  return (root, file) => {
    function judge(url: string, alt: string | null | undefined): string | undefined {
      if (/^(?:\w+:)?\/\//.test(url)) {
        return `The picture ${url} is on another server, from which the manual loads nothing. Put it into static/img.`;
      }
      const folder = url.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(file.path);
      const picture = path.join(folder, decodeURI(url));
      if (!existsSync(picture)) {
        return `There is no picture ${url}. Correct the path, or add the picture.`;
      }
      const weight = Math.round(statSync(picture).size / 1000);
      if (weight > HEAVIEST) {
        return `The picture ${url} weighs ${weight} kB, and a phone should load ${HEAVIEST} kB at most. Make it smaller, or save it as WebP.`;
      }
      return alt?.trim()
        ? undefined
        : `The picture ${url} has no text for readers who can’t see it: ![what it shows](${url}).`;
    }

    visit(root, 'image', (node) => {
      const sentence = judge(node.url, node.alt);
      if (sentence !== undefined) {
        throw problem(file, node, sentence);
      }
    });
  };
}
