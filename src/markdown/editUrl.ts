import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cleanSource, withoutFrontMatter} from './source';

/** The arguments with which Docusaurus asks for the edit URL of a page. */
interface PageFile {
  /** Folder of its version, as a path from the root: `docs`. */
  readonly versionDocsDirPath: string;
  /** Path of the file in that folder. */
  readonly docPath: string;
}

/** A page without front matter, imports and comments. */
function bodyOf(source: string): string {
  return withoutFrontMatter(source)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^import .*$/gm, '')
    .trim();
}

/**
 * Finds the file with the text of a page: the page itself, or a partial if the page only imports it. Both are
 * in the same folder.
 * @param docsDir absolute path of the folder
 */
export function textFileOf(docPath: string, docsDir: string): string {
  const source = cleanSource(readFileSync(path.join(docsDir, docPath), 'utf8'), docPath);
  const [, element] = /^<(\w+)\b[^<]*\/>$/.exec(bodyOf(source)) ?? [];
  const imported =
    element === undefined
      ? undefined
      : new RegExp(String.raw`^import ${element} from '(\.[^']+\.mdx)'`, 'm').exec(source)?.[1];
  return imported === undefined ? docPath : path.posix.join(path.posix.dirname(docPath), imported);
}

/**
 * Creates the function that Docusaurus calls for the edit URL of a page.
 * @param repository address before `docs/…`; without it, pages have no edit link
 */
export function createEditUrl(
  repository: string | undefined,
  siteDir: string,
): ((page: PageFile) => string) | undefined {
  if (repository === undefined) {
    return undefined;
  }
  const root = repository.replace(/\/$/, '');
  return ({versionDocsDirPath: folder, docPath}) =>
    `${root}/${folder}/${textFileOf(docPath, path.join(siteDir, folder))}`;
}
