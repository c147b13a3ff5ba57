import {estreesOf, problem, visit, visitEstree, type EstreeNode, type Transform} from './tree';

/**
 * Stops the build where an element that is expanded while compiling stands inside braces, where it
 * is JavaScript already and cannot be expanded.
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
              `<${name}> is expanded while compiling and cannot stand inside braces {…}. Put it outside them.`,
            );
          }
        });
      }
    });
  };
}
