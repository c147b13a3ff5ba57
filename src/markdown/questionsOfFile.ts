import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {readQuestions, type QuestionsByAnchor} from './remark/asked';
import {parseMdx} from './remark/tree';
import {cleanSource, withoutFrontMatter} from './source';

/**
 * Reads the questions of owners from the source of a page and of the partials that it imports. The built page
 * does not contain them.
 * @param read questions of files that were read before, since many pages import the same partials
 */
export function questionsOfFile(
  file: string,
  read = new Map<string, QuestionsByAnchor>(),
): QuestionsByAnchor {
  const known = read.get(file);
  if (known) {
    return known;
  }
  const source = cleanSource(readFileSync(file, 'utf8'), file);
  const root = parseMdx(escapeMarkdownHeadingIds(withoutFrontMatter(source)));
  const asked = readQuestions(root, new VFile({path: file}));
  for (const partial of importedPartials(root)) {
    for (const [anchor, lines] of questionsOfFile(path.resolve(file, '..', partial), read)) {
      asked.set(anchor, [...(asked.get(anchor) ?? []), ...lines]);
    }
  }
  read.set(file, asked);
  return asked;
}

function importedPartials({children}: Root): string[] {
  return children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? String(statement.source.value) : [],
    )
    .filter((source) => /^\.\.?\/.*\.mdx?$/.test(source));
}
