import {statSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '../types';
import {findBlocked} from './findBlocked';
import type {ForeignOrigins} from './policy';

/**
 * Checks that readers get everything that pages show.
 * @throws with what the policy blocks or what is not there, and the page that has it
 */
export function checkBlocked(
  {pages, origin, baseUrl}: BuiltSite,
  outDir: string,
  foreign: ForeignOrigins,
): void {
  const has = (file: string) =>
    [file, path.join(file, 'index.html')].some((name) =>
      statSync(path.join(outDir, name), {throwIfNoEntry: false})?.isFile(),
    );
  const problems = pages.flatMap(({file, route, document}) =>
    findBlocked(document, route, {origin, baseUrl, foreign, has}).map(
      (problem) => `- ${file} has ${problem}`,
    ),
  );
  if (problems.length > 0) {
    throw new Error(`Readers would not get everything:\n${problems.join('\n')}`);
  }
}
