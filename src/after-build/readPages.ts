import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {fileOfRoute} from './fileOfRoute';
import {findElement} from './readText';
import type {BuiltPage} from './types';

/** Route of the not-found page, without the base URL. Docusaurus does not list it. */
const NOT_FOUND = '404.html';

interface Routes {
  /** All routes of the build, nested as Docusaurus has them. */
  readonly routes: readonly RouteConfig[];
  readonly baseUrl: string;
  readonly versions: readonly Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'>[];
}

/**
 * Reads and parses every page of a build. It follows the routes instead of listing the folder, because other
 * plugins write files there at the same time.
 * @returns the pages sorted by route
 * @throws (rejects) with the name of a page that cannot be read
 */
export async function readPages(
  outDir: string,
  {routes, baseUrl, versions}: Routes,
): Promise<BuiltPage[]> {
  const notFound: Pick<RouteConfig, 'path' | 'metadata'> = {path: baseUrl + NOT_FOUND};
  const all = [...flattenRoutes([...routes]), notFound].sort((a, b) => (a.path < b.path ? -1 : 1));
  const pages: BuiltPage[] = [];
  for (const {path: route, metadata} of all) {
    const file = fileOfRoute(route, baseUrl);
    const html = await readFile(path.join(outDir, file), 'utf8');
    const checked = metadata?.lastUpdatedAt;
    pages.push({
      ...{route, file, version: olderVersionOf(route, versions)},
      ...parsePage(html),
      reviewed: checked ? new Date(checked).toISOString().slice(0, 10) : null,
    });
  }
  return pages;
}

function olderVersionOf(route: string, versions: Routes['versions']): string | null {
  const isInside = ({isLast, path: start}: Routes['versions'][number]) =>
    !isLast && route.startsWith(`${start}/`);
  return versions.find(isInside)?.versionName ?? null;
}

/** Parses a page and reads from it whether robots may index it. */
export function parsePage(html: string): Pick<BuiltPage, 'html' | 'document' | 'isListed'> {
  const document = fromHtml(html);
  const robots = findElement(
    document,
    ({tagName, properties}) => tagName === 'meta' && properties['name'] === 'robots',
  );
  const isListed = !String(robots?.properties['content']).includes('noindex');
  return {html, document, isListed};
}

/**
 * Calls a function for each page.
 * @throws with the name of the page for which the function throws
 */
export function mapPages<Page extends BuiltPage, Result>(
  pages: readonly Page[],
  read: (page: Page) => Result,
): Result[] {
  return pages.map((page) => {
    try {
      return read(page);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${page.file} cannot be read: ${reason}`, {cause: error});
    }
  });
}
