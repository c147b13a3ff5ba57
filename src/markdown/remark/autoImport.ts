import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import {estreesOf, isJsxElement, visit, visitEstree, type EstreeNode, type Transform} from './tree';

export interface AutoImportOptions {
  /** The folder that contains a folder for each author component. */
  readonly directory: string;
  /** What imports of components begin with: `@site/src/components`. */
  readonly importFrom: string;
}

function componentFile(directory: string, name: string): string {
  return path.join(directory, name, 'index.tsx');
}

/** The name to import: `Tabs` for `<Tabs>`, and for `<Tabs.Item>` as well. */
function rootName(name: string): string {
  return name.split('.')[0] ?? name;
}

function estreeElementName(node: EstreeNode): string | undefined {
  if (node.type === 'JSXIdentifier') {
    return String(node['name']);
  }
  const object = node['object'];
  return node.type === 'JSXMemberExpression' ? estreeElementName(object as EstreeNode) : undefined;
}

/** Names that a page imports or declares at its top level. */
function declaredNames(root: Root): Set<string> {
  const names = new Set<string>();
  visit(root, (node) => {
    if (node.type !== 'mdxjsEsm') {
      return;
    }
    for (const estree of estreesOf(node)) {
      for (const statement of estree.body) {
        if (statement.type === 'ImportDeclaration') {
          statement.specifiers.forEach(({local}) => names.add(local.name));
        } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
          const {declaration} = statement;
          const declared =
            declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
          for (const {id} of declared) {
            if (id.type === 'Identifier') {
              names.add(id.name);
            }
          }
        }
      }
    }
  });
  return names;
}

/** The node for `import name from 'source'`, as MDX would parse it. */
function importNode(name: string, source: string): Root['children'][number] {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}

/**
 * Imports the author components that a page or partial uses and does not import itself, so that
 * only the chunks of pages that use them contain their code.
 */
export function autoImport({directory, importFrom}: AutoImportOptions): Transform {
  return (root) => {
    const declared = declaredNames(root);
    const imports = new Map<string, Root['children'][number]>();
    visit(root, (node) => {
      const used: string[] = [];
      if (isJsxElement(node) && node.name) {
        used.push(node.name);
      }
      for (const estree of estreesOf(node)) {
        visitEstree(estree, (inner) => {
          if (inner.type === 'JSXOpeningElement') {
            used.push(estreeElementName(inner['name'] as EstreeNode) ?? '');
          }
        });
      }
      for (const name of used.map(rootName).filter((item) => /^[A-Z]/.test(item))) {
        const isOurs = !declared.has(name) && existsSync(componentFile(directory, name));
        if (isOurs && !imports.has(name)) {
          imports.set(name, importNode(name, `${importFrom}/${name}`));
        }
      }
    });
    root.children.unshift(...imports.values());
  };
}
