import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {ROOT} from './run';

/** Files that authors write. `tsc` checks everything else. */
const WRITTEN = /^(?:docs|versioned_docs|src\/data)\//;

/**
 * Modules whose types pages need. Reading those of other packages would take longer than reading all pages.
 */
const READ = /^(?:\.|@site\/|react)/;

const CANNOT_FIND_MODULE = 2307;

/** The id at the end of a heading, which MDX would read as JavaScript. */
const HEADING_ID = /\{(#[\w-]+\})$/gm;

/** An empty element with an end tag, which MDX's language service turns into invalid JavaScript. */
const EMPTY_ELEMENT = /<([A-Z]\w*)><\/\1>/g;

/** A tag of an HTML element, without attributes. */
const TAG = /<(\/?)([a-z]\w*)>/g;

/** The virtual file in which TypeScript finds `declareComponents`. */
const DECLARATIONS = path.join(ROOT, 'docs/components.d.ts');

/**
 * Declares the components that pages use without an import, under the name that MDX's language service looks
 * for.
 */
function declareComponents(): string {
  const folder = path.join(ROOT, 'src/components');
  const components = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'index.tsx')))
    .map((name) => `${name}: typeof import('@site/src/components/${name}').default;`);
  return `
    type AuthorElements = import('@site/src/types/mdx').AuthorElements;
    interface Components { ${components.join('\n')} }
    type MDXProvidedComponents = Omit<Components, keyof AuthorElements> & AuthorElements;`;
}

/**
 * Checks pages, partials and data as `tsc` checks TypeScript: the props of components and partials, the names
 * in braces, the imports, and the properties of each row.
 * @param root absolute path of the project, or of a folder with its own `docs/tsconfig.json`
 * @returns TypeScript's messages about them; empty if there are none
 */
export async function findTypeMistakes(root: string): Promise<string> {
  // These packages are ECMAScript modules.
  const [{createMdxLanguagePlugin}, {default: frontMatter}, {default: gfm}, {proxyCreateProgram}] =
    await Promise.all([
      import('@mdx-js/language-service'),
      import('remark-frontmatter'),
      import('remark-gfm'),
      import('@volar/typescript'),
    ]);
  const mdx = createMdxLanguagePlugin([frontMatter, gfm], [], true);
  const {createVirtualCode, typescript} = mdx;
  if (!createVirtualCode || !typescript) {
    throw new Error('@mdx-js/language-service cannot translate MDX into JavaScript.');
  }
  const language: typeof mdx = {
    ...mdx,
    createVirtualCode: (name, id, snapshot, context) => {
      const source = snapshot
        .getText(0, snapshot.getLength())
        .replace(HEADING_ID, '($1')
        // The replacement has the same length, so that later positions stay correct.
        .replace(EMPTY_ELEMENT, (element) =>
          `${element.slice(0, element.indexOf('>'))}/>`.padEnd(element.length),
        );
      const code = createVirtualCode(name, id, ts.ScriptSnapshot.fromString(source), context);
      for (const script of code?.embeddedCodes ?? []) {
        if (script.id === 'jsx') {
          script.snapshot = withoutMarkdownElements(script);
        }
      }
      return code;
    },
  };

  const file = path.join(root, 'docs/tsconfig.json');
  const {options, fileNames} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    path.dirname(file),
    // Allows MDX files as entries of the program.
    {allowNonTsExtensions: true},
    file,
    undefined,
    typescript.extraFileExtensions,
  );
  const createProgram = proxyCreateProgram(ts, ts.createProgram, () => [language]);
  const host = ts.createCompilerHost(options);
  const program = createProgram({
    rootNames: [...fileNames, DECLARATIONS],
    options,
    host: {
      ...host,
      getSourceFile: (name, version, ...others) =>
        name === DECLARATIONS
          ? ts.createSourceFile(name, declareComponents(), version)
          : host.getSourceFile(name, version, ...others),
      resolveModuleNameLiterals: (modules, from) =>
        modules.map(({text}) =>
          READ.test(text)
            ? ts.resolveModuleName(text, from, options, ts.sys)
            : {resolvedModule: undefined},
        ),
    },
  });

  const mistakes = program
    .getSourceFiles()
    .filter(({fileName}) => WRITTEN.test(path.posix.relative(root, fileName)))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .filter((mistake) => !isUnreadPackage(mistake));
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(mistakes), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

/** What the language service makes of a page. */
interface PageScript {
  readonly snapshot: ts.IScriptSnapshot;
  /** Where it contains what the author wrote. */
  readonly mappings: readonly {readonly generatedOffsets: number[]; readonly lengths: number[]}[];
}

/**
 * Turns the elements that Markdown makes into fragments of the same length, so that positions stay correct. Authors
 * cannot get them wrong, and TypeScript spends three quarters of its time on them.
 */
function withoutMarkdownElements({snapshot, mappings}: PageScript): ts.IScriptSnapshot {
  const written = mappings.flatMap(({generatedOffsets, lengths}) =>
    generatedOffsets.map((start, index) => ({start, end: start + (lengths[index] ?? 0)})),
  );
  const isWritten = (position: number) =>
    written.some(({start, end}) => start <= position && position < end);
  const script = snapshot
    .getText(0, snapshot.getLength())
    .replace(TAG, (tag, slash: string, name: string, position: number) =>
      isWritten(position) ? tag : `<${slash}${' '.repeat(name.length)}>`,
    );
  return ts.ScriptSnapshot.fromString(script);
}

/** Whether TypeScript reports a package as missing. Only the bundler knows which packages exist. */
function isUnreadPackage({code, file, start = 0}: ts.Diagnostic): boolean {
  const name = file?.text.slice(start + 1) ?? '';
  return code === CANNOT_FIND_MODULE && !READ.test(name);
}
