import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsxElement, report, textOf, type Transform} from './tree';

/** The id that an author gave to a heading or an element of HTML. */
function idOf(node: Nodes): string | undefined {
  if (node.type === 'heading') {
    const end = node.children.at(-1);
    return end?.type === 'text' ? /\{#([\w-]+)\}\s*$/.exec(end.value)?.[1] : undefined;
  }
  const isHtml = isJsxElement(node) && /^[a-z]/.test(node.name ?? '');
  const attribute = isHtml
    ? node.attributes.find(
        (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
      )
    : undefined;
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The id that Docusaurus would generate. */
function suggestId(heading: Heading): string {
  return createSlugger().slug(textOf(heading));
}

/**
 * Checks that each heading of the second and third level has an explicit id, because a generated one changes
 * with the words, and that no id occurs twice in a file, because links would always go to the first one.
 */
export function checkIds(): Transform {
  return (root, file) => {
    const lines = new Map<string, number | undefined>();
    visit(root, (node) => {
      const id = idOf(node);
      if (id === undefined) {
        if (node.type === 'heading' && [2, 3].includes(node.depth)) {
          report(
            file,
            node,
            `The heading has no id, so links to it would break when its words change: end it with {#${suggestId(node)}}.`,
          );
        }
        return;
      }
      if (lines.has(id)) {
        report(
          file,
          node,
          `The id ${id} is already used in line ${lines.get(id)}: choose another one.`,
        );
      }
      lines.set(id, node.position?.start.line);
    });
  };
}
