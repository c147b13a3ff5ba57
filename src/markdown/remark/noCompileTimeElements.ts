import {estreesOf, problem, visit, visitEstree, type EstreeNode, type Transform} from './tree';

/**
 * Rejects elements inside braces that have to be expanded at compile time: there they are already
 * JavaScript and cannot be expanded.
 * @throws when it finds one.
 */
export function noCompileTimeElements({names}: {readonly names: readonly string[]}): Transform {
  return (root, file) => {
    visit(root, (node) => {
      for (const estree of estreesOf(node)) {
        visitEstree(estree, (inner) => {
          const name =
            inner.type === 'JSXOpeningElement' ? String((inner['name'] as EstreeNode)['name']) : '';
          if (names.includes(name)) {
            throw problem(
              file,
              node,
              `<${name}> is expanded at compile time and cannot be inside braces {…}. Move it outside.`,
            );
          }
        });
      }
    });
  };
}
