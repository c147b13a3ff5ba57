import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildManifest} from '../types';
import {listCanonicalPaths, listPageCopies} from './canonicalPaths';

/** Writes `x.html` beside `x/index.html`, for hosts that would redirect `/x` to `/x/`. */
export async function copyPages(
  outDir: string,
  {routes, baseUrl}: Pick<BuildManifest, 'routes' | 'baseUrl'>,
): Promise<void> {
  for (const [file, copy] of listPageCopies(listCanonicalPaths(routes, baseUrl))) {
    await copyFile(path.join(outDir, file), path.join(outDir, copy));
  }
}
