import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '../types';
import {createRecords, type RecordSite} from './createRecords';
import {parsePage} from './parsePage';
import {routeToHtmlPath} from './routeToHtmlPath';

/**
 * The records of all pages of a build, in the order of `routes`.
 * @throws when a page's file cannot be read or parsed, with the name of the file
 */
export async function readPages(
  routes: readonly string[],
  {
    outDir,
    trailingSlash,
    site,
  }: {outDir: string; trailingSlash: boolean | undefined; site: RecordSite},
): Promise<SearchRecord[]> {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const file = path.join(
        outDir,
        routeToHtmlPath(route, {baseUrl: site.baseUrl, trailingSlash}),
      );
      try {
        const page = parsePage(await readFile(file, 'utf8'));
        return page.noIndex ? [] : createRecords(route, page, site);
      } catch (error) {
        throw new Error(`The page ${file} could not be indexed for the search.`, {cause: error});
      }
    }),
  );
  return pages.flat();
}
