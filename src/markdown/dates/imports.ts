import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, but no types, which readers never see. */
const IMPORT =
  /^(?:import|export)\s+(?!type\s)(?:[\w\s{},*$]+?\sfrom\s+)?['"](?<specifier>[^'"]+)['"]/gm;

/** Elements in MDX, whose components are imported at compile time. */
const ELEMENT = /<(?<name>[A-Z]\w*)/g;

/** The data of the elements that are expanded at compile time, as paths from the root of the site. */
export const compileTimeData: Readonly<Record<string, string>> = {
  Glossary: 'src/data/glossary/index.ts',
  InstallerMessages: 'src/data/installer-messages/index.ts',
  JournalLines: 'src/data/journal-lines/index.ts',
  ReturnCodes: 'src/data/return-codes/index.ts',
  StopReasons: 'src/data/stop-reasons.ts',
};

/** Files whose content readers see. A change of a style sheet is not a change of a page. */
const FOLLOWED = /\.(?:mdx?|tsx?|json)$/;

/** Tried after a specifier, in this order, until a file exists. */
const ENDINGS = ['', '.ts', '.tsx', '.mdx', '.md', '/index.ts', '/index.tsx'];

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** The specifiers that a file imports: those in its text and, in MDX, those added at compile time. */
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
 * A file and the files of the site that it imports, directly or indirectly.
 *
 * Imports are found with a regular expression, so one inside a code block counts as well. Imports of
 * packages and theme parts are not followed.
 * @param file absolute path
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
