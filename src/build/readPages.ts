import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {type PageText, readText} from './readText';

/** A page of the finished build that search engines may index. */
export interface FinishedPage extends PageText {
  /** Its path, with the base URL. */
  readonly route: string;
}

/** The file of a route in the finished build. */
export function fileOf(
  route: string,
  {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>,
): string {
  return path.join(outDir, route.slice(baseUrl.length), 'index.html');
}

/**
 * Reads the pages of a finished build, sorted by route. Pages with *noindex* are left out: the search page only
 * leads to others.
 */
export async function readPages(
  props: Pick<Props, 'outDir' | 'routes' | 'baseUrl'>,
): Promise<FinishedPage[]> {
  // Not at the top of the file: there, Docusaurus would compile the parser, which makes it slower.
  const {fromHtml} = await import('hast-util-from-html');
  return flattenRoutes(props.routes)
    .map(({path: route}) => route)
    .sort()
    .map((route) => ({route, html: readFileSync(fileOf(route, props), 'utf8')}))
    .filter(({html}) => !/<meta[^>]*robots[^>]*noindex/.test(html))
    .map(({route, html}) => ({route, ...readText(fromHtml(html))}));
}
