import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {remove} from 'unist-util-remove';
import {SEARCH_PATH} from '../search/shared/constants';
import {parseSections} from '../search/server/parseSections';
import {findElement, hasClass} from './findElement';
import {readInlineCode} from './policy/readInlineCode';
import {fileOfRoute, selectPages} from './routes';
import {createTwin} from './twins/createTwin';
import type {BuildManifest, BuiltPage, Document} from './types';

/**
 * Parts of a page that are not its text: navigation, controls, decoration. Sets rather than a selector,
 * because every element of every page is compared with them.
 */
const NOT_TEXT_TAGS = new Set([
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  // It would become a zero-width space, and no search finds a constant with one in it.
  'wbr',
]);
const NOT_TEXT_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-footer',
];

/**
 * Reads and parses every HTML file of a build, each once.
 * @returns the pages sorted by route, then the files that are not pages of the manual
 * @throws (rejects) with the name of a page that cannot be read or lacks something that a step needs
 */
export async function readPages(outDir: string, manifest: BuildManifest): Promise<BuiltPage[]> {
  const {baseUrl, routes} = manifest;
  const excluded = [baseUrl + SEARCH_PATH.slice(1)];
  const routeOfFile = new Map(
    selectPages(routes, {baseUrl, excluded}).map((route) => [fileOfRoute(route, baseUrl), route]),
  );
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const lost = [...routeOfFile].find(([file]) => !files.includes(file));
  if (lost) {
    throw new Error(`The build wrote no file ${lost[0]} for the route ${lost[1]}.`);
  }
  const pages: BuiltPage[] = [];
  // One by one, so that a large manual does not hold all its parsed pages in memory.
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    try {
      pages.push(readPage(html, {file, route: routeOfFile.get(file) ?? null}));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${file} cannot be read: ${reason}`, {cause: error});
    }
  }
  return pages.sort((a, b) => ((a.route ?? '~') < (b.route ?? '~') ? -1 : 1));
}

/** Parses a page and reads from it what the steps need. */
export function readPage(html: string, place: Pick<BuiltPage, 'file' | 'route'>): BuiltPage {
  const document = fromHtml(html);
  const inlineCode = readInlineCode(document);
  const robots = findElement(
    document,
    ({tagName, properties}) => tagName === 'meta' && properties['name'] === 'robots',
  );
  if (place.route === null || String(robots?.properties['content']).includes('noindex')) {
    return {...place, html, inlineCode, sections: null, twin: null};
  }
  const footer = findElement(document, (element) => hasClass(element, 'theme-doc-footer'));
  const time = footer && findElement(footer, ({tagName}) => tagName === 'time');
  const updated = time?.properties['dateTime'];
  const article = findArticle(document);
  removeNotText(article);
  return {
    ...place,
    html,
    inlineCode,
    sections: parseSections(document, article),
    // Comes last, since it changes the article.
    twin: createTwin(document, article, updated),
  };
}

/** The article of a doc, or the main part of any other page. */
export function findArticle(document: Document): Element {
  const article = selectAll('.theme-doc-markdown, main', document).at(-1);
  if (!article) {
    throw new Error('it has no <main>.');
  }
  return article;
}

/** Removes everything that is not text. */
export function removeNotText(article: Element): void {
  const isElement = (node: Nodes): node is Element => node.type === 'element';
  remove(article, {cascade: false}, (node) => {
    const child = node as Nodes;
    return child.type === 'comment' || (isElement(child) && isNotText(child));
  });
}

function isNotText(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    NOT_TEXT_TAGS.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['role'] === 'tablist' ||
    NOT_TEXT_CLASSES.some((name) => hasClass(element, name))
  );
}
