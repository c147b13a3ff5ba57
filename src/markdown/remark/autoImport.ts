import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isJsxElement, parseMdx, type Transform} from './tree';

export interface AutoImportOptions {
  /** The folder that has one folder for each author component. */
  readonly directory: string;
  /** How imports of components begin: `@site/src/components`. */
  readonly importFrom: string;
}

/**
 * Imports the author components that a page or partial uses but does not import or declare itself. Their code
 * is then only in the chunks of pages that use them.
 */
export function autoImport({directory, importFrom}: AutoImportOptions): Transform {
  return (root, file) => {
    const used = new Set<string>();
    visit(root, (node) => {
      if (isJsxElement(node)) {
        used.add(node.name?.split('.')[0] ?? '');
      }
    });
    // Elements inside braces are JavaScript, so the tree does not contain them; search the source instead.
    const source = String(file);
    for (const [, name = ''] of source.matchAll(/<([A-Z]\w*)/g)) {
      used.add(name);
    }
    const imports = [...used]
      .filter((name) => existsSync(path.join(directory, name, 'index.tsx')))
      .filter((name) => !new RegExp(`\\b(?:import|function|const) ${name}\\b`).test(source))
      .map((name) => `import ${name} from '${importFrom}/${name}';`);
    root.children.unshift(...parseMdx(imports.join('\n')).children);
  };
}
