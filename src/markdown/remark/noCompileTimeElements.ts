import {visit} from 'unist-util-visit';
import {problem, type Transform} from './tree';

const ELEMENT = /<(Asked|Term)\b/;

/**
 * Rejects elements inside braces that have to be expanded at compile time: there they are already
 * JavaScript and cannot be expanded.
 * @throws when it finds one.
 */
export function noCompileTimeElements(): Transform {
  return (root, file) => {
    visit(root, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node) => {
      const [, name] = 'value' in node ? (ELEMENT.exec(node.value) ?? []) : [];
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
