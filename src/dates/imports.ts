import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`; a type is nothing that a reader sees. */
const IMPORT =
  /^(?:import|export)\s+(?!type\s)(?:[\w\s{},*$]+?\sfrom\s+)?['"](?<specifier>[^'"]+)['"]/gm;

/** The elements of MDX, whose components are imported while compiling. */
const ELEMENT = /<(?<name>[A-Z]\w*)/g;

/** What the elements that are expanded while compiling are made of, from the root of the site. */
export const compileTimeData: Readonly<Record<string, string>> = {
  Glossary: 'src/data/glossary.ts',
  InstallerMessages: 'src/data/installer-messages.ts',
  ReturnCodes: 'src/data/return-codes/index.ts',
  StopReasons: 'src/data/stop-reasons.ts',
};

/** Files with something in them that a reader sees; a style sheet is not a change of a page. */
const FOLLOWED = /\.(?:mdx?|tsx?|json)$/;

/** Added to a specifier until there is such a file. */
const ENDINGS = ['', '.ts', '.tsx', '.mdx', '.md', '/index.ts', '/index.tsx'];

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** What a file imports: the specifiers as written, and in MDX the components that are added to it. */
export function parseImports(source: string, isMdx: boolean): string[] {
  const written = [...source.matchAll(IMPORT)].map(({groups}) => groups?.['specifier'] ?? '');
  const elements = isMdx ? [...source.matchAll(ELEMENT)] : [];
  const added = elements.map(({groups: {name = ''} = {}}) =>
    Object.hasOwn(compileTimeData, name)
      ? `@site/${compileTimeData[name]}`
      : `@site/src/components/${name}`,
  );
  return [...new Set([...written, ...added])];
}

/**
 * A file and the files of the site that it imports, and that those import.
 *
 * It reads text, not programs: an import inside a function or a code block is taken as it looks,
 * and what the theme or a package imports is not followed.
 * @param file absolute
 * @returns absolute paths, `file` first
 */
export function collectImports(file: string, siteDir: string): string[] {
  const files = new Set([file]);
  for (const importer of files) {
    const source = readFileSync(importer, 'utf8');
    for (const specifier of parseImports(source, /\.mdx?$/.test(importer))) {
      const target = resolveSpecifier(specifier, importer, siteDir);
      if (target !== undefined && FOLLOWED.test(target)) {
        files.add(target);
      }
    }
  }
  return [...files];
}

function resolveSpecifier(specifier: string, importer: string, siteDir: string) {
  const start = specifier.startsWith('@site/')
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(importer), specifier)
      : undefined;
  return start && ENDINGS.map((ending) => start + ending).find(isFile);
}
