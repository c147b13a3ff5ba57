import {readFileSync} from 'node:fs';
import path from 'node:path';
import mdxLoader from '@docusaurus/mdx-loader';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {findSameTexts} from '../src/checks/findMistakes';
import {parseFrontMatter, remarkOptions} from '../src/markdown';
import {isManualPage} from '../src/markdown/frontMatter';

// Without the page to copy, whose texts are there to be replaced.
const PAGES = [
  '{docs,versioned_docs,src/pages}/**/*.{md,mdx}',
  '!{docs,versioned_docs/*}/_template.mdx',
];

/**
 * Names all mistakes of all pages at once: those that stop the compilation of a page, and pages with the
 * same title or description.
 * @param root absolute path of the project
 * @returns a line for each mistake, which begins with its location; empty if there is none
 */
export async function findMarkdownMistakes(root: string): Promise<string> {
  const names = (await Globby(PAGES, {cwd: root})).sort();
  const lines = (await Promise.all(names.map((name) => compile(root, name)))).flat();
  lines.push(...(await findSamePages(root, names)));
  return lines.join('\n');
}

/** Stops the compilation of a page that has no mistakes. */
const CHECKED = new Error('The page has no mistakes.');

/**
 * Compiles a page or partial as the build does, by the loader that the bundler calls.
 * @returns its mistakes; empty if there is none
 */
async function compile(root: string, name: string): Promise<readonly string[]> {
  const file = path.join(root, name);
  const options = {
    admonitions: true,
    siteDir: root,
    staticDirs: [path.join(root, 'static')],
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      mdx1Compat: {comments: false, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      parseFrontMatter,
    },
    ...remarkOptions,
    // What follows makes JavaScript of the page, and finds no more mistakes.
    remarkPlugins: [
      () => () => {
        throw CHECKED;
      },
    ],
  };
  const error = await new Promise<Error | null>((resolve) => {
    const context = {
      async: () => resolve,
      getOptions: () => options,
      resource: file,
      resourcePath: file,
      _compiler: {name: 'client'},
    };
    void mdxLoader.call(context as never, readFileSync(file, 'utf8'));
  });
  return error && error.cause !== CHECKED ? [describe(name, error)] : [];
}

/** A mistake with its location. Ours begin with it; Docusaurus wraps them, and has some of its own. */
function describe(name: string, error: Error): string {
  const {message} = (error.cause ?? error) as Error;
  return message.startsWith(`${name}:`) ? message : `${name}:1: ${message}`;
}

/** Finds pages with the same title or description in each version of the docs. */
async function findSamePages(root: string, names: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(
    names.filter(isManualPage).map(async (file) => {
      const filePath = path.join(root, file);
      const fileContent = readFileSync(filePath, 'utf8');
      // A page whose front matter cannot be read is named already.
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent}).catch(() => ({
        frontMatter: {},
      }));
      const {title, description} = frontMatter as Record<string, unknown>;
      // One that is missing is named already, and differs from all others.
      return {
        file,
        title: typeof title === 'string' ? title : file,
        description: typeof description === 'string' ? description : file,
      };
    }),
  );
  const versionOf = (file: string) => /^(?:docs|versioned_docs\/[^/]+)/.exec(file)?.[0];
  const versions = new Set(pages.map(({file}) => versionOf(file)));
  return [...versions].flatMap((version) =>
    findSameTexts(pages.filter(({file}) => versionOf(file) === version)),
  );
}
