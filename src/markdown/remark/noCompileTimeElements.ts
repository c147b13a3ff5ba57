import {visit} from 'unist-util-visit';
import {report, type Transform} from './tree';

const ELEMENT = /<(Term)\b/;

/**
 * Reports elements inside braces that need to be expanded at compile time. Inside braces they are already
 * JavaScript.
 */
export function noCompileTimeElements(): Transform {
  return (root, file) => {
    visit(root, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node) => {
      const [, name] = 'value' in node ? (ELEMENT.exec(node.value) ?? []) : [];
      if (name !== undefined) {
        report(
          file,
          node,
          `<${name}> is expanded at compile time and cannot be inside braces {…}. Move it outside.`,
        );
      }
    });
  };
}
