import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Where core puts style sheets, in the output folder. */
const FOLDER = 'assets/css';

/** The name of the one that every page links. Others belong to parts that load later. */
const NAME = /^styles\..*css$/;

/**
 * Finds the style sheet that every page links. Only the finished build knows the name of the file, which contains
 * a hash.
 * @param outDir the output folder
 * @param baseUrl with a slash at both ends
 * @returns its path with base URL
 * @throws if there is none
 */
export function findStyleSheet(outDir: string, baseUrl: string): string {
  const folder = path.join(outDir, FOLDER);
  const name = readdirSync(folder).find((file) => NAME.test(file));
  if (name === undefined) {
    throw new Error(`There is no style sheet of all pages in ${folder}.`);
  }
  return `${baseUrl}${FOLDER}/${name}`;
}
