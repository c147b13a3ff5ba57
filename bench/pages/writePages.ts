import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PlainPage} from './readTwins';

/**
 * Writes pages as files of another generator; a route that ends in a slash becomes an `index.md`.
 * @param contentDir folder for what is at `root`
 * @param root route of that folder, with a slash at its end; pages outside it are left out
 * @param withHeading true where a generator shows the title only as a heading of the text
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

/** `r10/index.md` for `/docs/r10/` below `/docs/`; null for a page that is not below it. */
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
