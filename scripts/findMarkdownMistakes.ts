import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {cleanSource} from '../src/markdown/source';

const PAGES = '{docs,versioned_docs,src/pages}/**/*.{md,mdx}';

/**
 * Runs markdownlint on the pages, with the rules of `npm run check:markdown`.
 * @param root absolute path of the project
 * @returns a line for each mistake, which begins with its location; empty if there is none
 * @throws (rejects) if a page was not saved as UTF-8, which nothing else could read either
 */
export async function findMarkdownMistakes(root: string): Promise<string> {
  for (const name of await Globby(PAGES, {cwd: root})) {
    cleanSource(readFileSync(path.join(root, name), 'utf8'), name);
  }
  // It is an ECMAScript module.
  const {main} = await import('markdownlint-cli2');
  const lines: string[] = [];
  await main({
    directory: root,
    argv: [PAGES],
    noGlobs: true,
    logError: (line) => lines.push(line),
  });
  return lines.join('\n');
}
