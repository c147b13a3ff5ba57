import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {company} from '../../src/data/company';

export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** The address of the home page, without the slash at its end: routes of the tests follow it. */
export const SITE = company.url + company.baseUrl.slice(0, -1);

/** The built pages, relative to the build, sorted. */
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
export const routeToHtmlFile = (route: string): string =>
  `${route.slice(1)}/index.html`.replace(/^\/|\/(?=\/)/, '');

/** Reads a file of the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/** A path without the base URL; one that leads outside of it becomes a path of no page. */
function withoutBase(address: string): string {
  if (address.startsWith(company.baseUrl)) {
    return address.slice(company.baseUrl.length - 1);
  }
  return address.startsWith('/') ? `/outside-of-the-base-url${address}` : address;
}

/** Reads one built HTML file. The paths in its links are without the base URL. */
export function readHtml(file: string): CheerioAPI {
  const $ = load(readBuilt(file));
  for (const name of ['href', 'src']) {
    $(`[${name}]`).attr(name, (_, address) => withoutBase(address));
  }
  return $;
}

/** An attribute of each element that a selector finds; empty where an element lacks it. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
