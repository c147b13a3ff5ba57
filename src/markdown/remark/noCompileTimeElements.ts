import {visit} from 'unist-util-visit';
import {problem, type Transform} from './tree';

/**
 * Rejects elements inside braces that have to be expanded at compile time: there they are already
 * JavaScript and cannot be expanded.
 * @throws when it finds one.
 */
export function noCompileTimeElements({names}: {readonly names: readonly string[]}): Transform {
  const elements = new RegExp(`<(${names.join('|')})\\b`);
  return (root, file) => {
    visit(root, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node) => {
      const [, name] = 'value' in node ? (elements.exec(node.value) ?? []) : [];
      if (name !== undefined) {
        throw problem(
          file,
          node,
          `<${name}> is expanded at compile time and cannot be inside braces {…}. Move it outside.`,
        );
      }
    });
  };
}
