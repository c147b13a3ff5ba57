import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {fileOfRoute} from '../../src/after-build/routes';

export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** The built HTML files, relative to the build, sorted. */
export function listHtmlFiles(): string[] {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error('There is no finished build to test; run "npm run build" first.');
  }
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** The file that a static host sends for a route: `docs/r10/index.html` for `/docs/r10/`. */
export const routeToHtmlFile = (route: string): string => fileOfRoute(route, '/');

/** Reads one built HTML file. */
export function readHtml(file: string): CheerioAPI {
  return load(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
}
