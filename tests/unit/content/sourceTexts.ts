import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');

/** Lists the files of data that may contain texts for readers, as paths from the root. */
export function listData(): string[] {
  return (
    readdirSync(path.join(ROOT, 'src/data'), {recursive: true, encoding: 'utf8'})
      // The titles of sources are quotations, so they are not checked.
      .filter((file) => file.endsWith('.ts') && file !== 'sources.ts')
      .map((file) => path.posix.join('src/data', ...file.split(path.sep)))
  );
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node.parent)) {
    return undefined;
  }
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    ? node.text
    : undefined;
}

/** Whether a text is a question in the words of an owner: an item of `readerQuestions: […]`. */
function isAsked({parent}: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(parent) &&
    ts.isPropertyAssignment(parent.parent) &&
    parent.parent.name.getText() === 'readerQuestions'
  );
}

/**
 * The texts in the quotes, templates and JSX of a file. Each is on the line where it begins, so that a
 * finding names the right line. Comments are left out.
 */
export function readTexts(file: string): string {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n').map(() => '');
  const visit = (node: ts.Node): void => {
    const text = node === tree ? undefined : textOf(node);
    if (text?.trim() && !isAsked(node)) {
      const start = node.getFullText().length - node.getFullText().trimStart().length;
      const {line} = tree.getLineAndCharacterOfPosition(node.getFullStart() + start);
      lines[line] = `${lines[line] ?? ''} ${text.trim().replace(/\s+/g, ' ')}`.trim();
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines.join('\n');
}
