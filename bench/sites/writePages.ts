import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PlainPage} from './readTwins';

/**
 * Writes pages as files of another generator. A route that ends in a slash becomes an `index.md`.
 * @param contentDir the folder of the pages below `root`
 * @param root the route of that folder, with a slash at its end; pages outside it are left out
 * @param withHeading for generators that show no title unless the text has a heading
 */
export function writePages(
  pages: readonly PlainPage[],
  {contentDir, root, withHeading}: {contentDir: string; root: string; withHeading: boolean},
): void {
  for (const {route, title, description, body} of pages) {
    const file = fileOf(route, root);
    if (file !== null) {
      const target = path.join(contentDir, file);
      const frontMatter = [
        '---',
        `title: ${JSON.stringify(title)}`,
        `description: ${JSON.stringify(description)}`,
        '---',
        '',
        ...(withHeading ? [`# ${title}`, ''] : []),
      ].join('\n');
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, `${frontMatter}\n${body}`);
    }
  }
}

/** `r10/index.md` for the route `/docs/r10/` and the root `/docs/`; null for a page outside the root. */
export function fileOf(route: string, root: string): string | null {
  if (`${route}/` === root) {
    return 'index.md';
  }
  if (!route.startsWith(root)) {
    return null;
  }
  const file = route.slice(root.length);
  return file === '' || file.endsWith('/') ? `${file}index.md` : `${file}.md`;
}
