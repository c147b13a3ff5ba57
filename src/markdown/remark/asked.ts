import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkAsked, type QuestionsByAnchor} from '../../data/build/checkAsked';
import {isJsxElement, report, textOf, type JsxElement, type Transform} from './tree';

/** What was read from the pages and partials that were compiled, by their absolute paths. */
export type CompiledQuestions = Map<
  string,
  {readonly questions: QuestionsByAnchor; readonly partials: readonly string[]}
>;

function isAsked(node: unknown): node is JsxElement {
  return isJsxElement(node as Nodes) && (node as JsxElement).name === 'Asked';
}

function anchorOf(heading: Heading, file: VFile): string | null {
  const {id, text} = parseMarkdownHeadingId(textOf(heading));
  if (id === undefined) {
    report(
      file,
      heading,
      `<Asked> is below "${text}", which has no id: end the heading with one, such as {#your-words}.`,
    );
  }
  return id ?? null;
}

function questionsIn(asked: JsxElement, file: VFile): string[] {
  const [list, ...others] = asked.children;
  if (list?.type !== 'list' || others.length > 0) {
    report(
      file,
      asked,
      '<Asked> holds one list and nothing else: "- " before each line, and an empty line before and after the list.',
    );
    return [];
  }
  return list.children.map(textOf);
}

/**
 * Reads the questions of owners from the `<Asked>` elements of one file. Each element belongs to the heading
 * above it, or to the page if there is none. Reports an element that is not a list, a heading without an id,
 * and lines that are too long or repeated.
 */
function readQuestions(root: Root, file: VFile): QuestionsByAnchor {
  const found = new Map<string | null, readonly string[]>();
  let heading: Heading | undefined;
  visit(root, (node) => {
    if (node.type === 'heading') {
      heading = node;
    } else if (isAsked(node)) {
      const anchor = heading ? anchorOf(heading, file) : null;
      const questions = [...(found.get(anchor) ?? []), ...questionsIn(node, file)];
      try {
        checkAsked(questions, anchor === null ? 'The page' : `The section #${anchor}`);
      } catch (error) {
        report(file, node, (error as Error).message);
      }
      found.set(anchor, questions);
    }
  });
  return found;
}

/** The absolute paths of the partials that a file imports by a relative path. */
function importedPartials({children}: Root, file: VFile): string[] {
  return children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? String(statement.source.value) : [],
    )
    .filter((source) => /^\.\.?\/.*\.mdx?$/.test(source))
    .map((source) => path.resolve(file.path, '..', source));
}

/**
 * Checks every `<Asked>` and removes it from the page, because its lines only go into the search index.
 * @param compiled gets the lines
 */
export function asked(compiled: CompiledQuestions): Transform {
  return (root, file) => {
    compiled.set(file.path, {
      questions: readQuestions(root, file),
      partials: importedPartials(root, file),
    });
    remove(root, {cascade: false}, isAsked);
  };
}

/**
 * Returns the questions of owners that a page answers: its own, followed by those of the partials that it
 * imports.
 * @param file absolute path of the page or partial
 * @throws if it was not compiled
 */
export function questionsOfFile(file: string, compiled: CompiledQuestions): QuestionsByAnchor {
  const read = compiled.get(file);
  if (!read) {
    throw new Error(`${file} was not compiled, so its questions of owners are unknown.`);
  }
  const all = new Map(read.questions);
  for (const partial of read.partials) {
    for (const [anchor, questions] of questionsOfFile(partial, compiled)) {
      all.set(anchor, [...(all.get(anchor) ?? []), ...questions]);
    }
  }
  return all;
}
