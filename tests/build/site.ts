import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';

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

/** The file that a static host answers a route with: `/docs/r10/` is `docs/r10/index.html`. */
export function routeToHtmlFile(route: string): string {
  return path.posix.join(route.slice(1), 'index.html');
}

/** Reads one built HTML file. */
export function readHtml(file: string): CheerioAPI {
  return load(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
}
