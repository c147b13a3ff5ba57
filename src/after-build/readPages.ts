import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {Root} from 'hast';
import type {AllowedHosts} from '../data/company';
import {parseSections} from '../search/server/parseSections';
import {questionsOf} from '../search/questions';
import {addQuestions} from '../search/server/questions';
import {fileOfRoute} from './fileOfRoute';
import {readCode} from './policy/checkPages';
import {elementsIn, readText} from './readText';
import {createTwin} from './twins/createTwin';
import type {BuiltPage, PageFile} from './types';

/** Route of the not-found page, without the base URL. Docusaurus does not list it. */
const NOT_FOUND = '404.html';

interface Routes {
  /** All routes of the build, nested as Docusaurus has them. */
  readonly routes: readonly RouteConfig[];
  readonly baseUrl: string;
  readonly versions: readonly Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'>[];
}

/**
 * Lists every page of a build, sorted by route. It follows the routes instead of listing the folder, because
 * other plugins write files there at the same time.
 */
export function listPages({routes, baseUrl, versions}: Routes): PageFile[] {
  const notFound: Pick<RouteConfig, 'path' | 'metadata'> = {path: baseUrl + NOT_FOUND};
  return [...flattenRoutes([...routes]), notFound]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({path: route, metadata}) => ({
      route,
      file: fileOfRoute(route, baseUrl),
      version: olderVersionOf(route, versions),
      reviewed: metadata?.lastUpdatedAt
        ? new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10)
        : null,
    }));
}

function olderVersionOf(route: string, versions: Routes['versions']): string | null {
  const isInside = ({isLast, path: start}: Routes['versions'][number]) =>
    !isLast && route.startsWith(`${start}/`);
  return versions.find(isInside)?.versionName ?? null;
}

interface Sources {
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** The other hosts that pages may use. */
  readonly hosts: AllowedHosts;
}

/**
 * Reads what all steps need to know of the pages, one after the other: the trees of all pages would not fit into
 * the memory of a small machine.
 * @throws (rejects) with the name of the page that cannot be read
 */
export async function readPages(
  outDir: string,
  pages: readonly PageFile[],
  sources: Sources,
): Promise<readonly BuiltPage[]> {
  // Not at the top of the file: there, tsx would compile the parser to CommonJS, which makes it slower.
  const {fromHtml} = await import('hast-util-from-html');
  return pages.map((page) => {
    try {
      const html = readFileSync(path.join(outDir, page.file), 'utf8');
      return readPage(page, fromHtml(html), sources);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${page.file} cannot be read: ${reason}`, {cause: error});
    }
  });
}

/** @param document the HTML of the page, which is modified */
function readPage(page: PageFile, document: Root, {origin, hosts}: Sources): BuiltPage {
  const elements = elementsIn(document);
  const isListed = !elements.some(
    ({tagName, properties: {name, content}}) =>
      tagName === 'meta' && name === 'robots' && String(content).includes('noindex'),
  );
  const hasTwin = elements.some(
    ({tagName, properties: {type}}) => tagName === 'link' && type === 'text/markdown',
  );
  const ids = elements.map(({properties: {id}}) => id).filter((id) => typeof id === 'string');
  const code = readCode(elements, origin, hosts);
  const text = readText(document);
  const sections = isListed
    ? addQuestions(parseSections(text.document, text.article), questionsOf(page.route))
    : [];
  const twin = hasTwin ? createTwin(text, page.reviewed) : null;
  return {...page, isListed, ids: new Set(ids), code, sections, twin};
}
