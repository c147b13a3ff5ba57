import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {ROOT} from './run';

/** The anchors in the article of each route, by the route. Other sites may link to them. */
export type Published = Record<string, string[]>;

export const PUBLISHED_FILE = path.join(ROOT, 'src/data/published.json');

/**
 * Lists every page and anchor that can be linked to.
 * @param buildDir a finished build
 * @returns the ids inside the main part of each page, by its path, both sorted
 */
export function readPlaces(buildDir: string): Published {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .sort();
  return Object.fromEntries(
    files.flatMap((file) => {
      const $ = load(readFileSync(path.join(buildDir, file), 'utf8'));
      if ($('meta[http-equiv=refresh]').length > 0) {
        return []; // a removed page, which leads to another one
      }
      const ids = $('main :is(h1, h2, h3, h4, tr, dt, tr span)[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      return [[`/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/'), ids.sort()]];
    }),
  );
}

/** Pages and anchors. */
function countPlaces(places: Published): number {
  return Object.entries(places).flat(2).length;
}

/** Adds the places of a build to those that are listed. Never removes any. */
function merge(listed: Published, places: Published): Published {
  const all = [...new Set([...Object.keys(listed), ...Object.keys(places)])].sort();
  return Object.fromEntries(
    all.map((route) => [
      route,
      [...new Set([...(listed[route] ?? []), ...(places[route] ?? [])])].sort(),
    ]),
  );
}

const readListed = () => JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;

/** Counts the pages and anchors of a build that are not in the committed list yet. */
export function countNewPlaces(buildDir: string): number {
  const listed = readListed();
  return countPlaces(merge(listed, readPlaces(buildDir))) - countPlaces(listed);
}

/** Adds the new pages and anchors of the build to the committed list. */
function addNewPlaces(): void {
  const listed = readListed();
  const merged = merge(listed, readPlaces(path.join(ROOT, 'build')));
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(merged, null, 2)}\n`);
  console.log(`${countPlaces(merged) - countPlaces(listed)} places were added.`);
}

if (require.main === module) {
  addNewPlaces();
}
