import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathWith, type NodeProgram} from '../lib/installNode';
import {measuredRun, type MeasuredRun} from '../lib/measuredRun';
import {manual} from './recipes';
import type {FinishedSite, Recipe} from './types';

/** A site whose folder is ready to be built, without anything in its caches. */
export interface PreparedSite {
  /** Folder of the site's sources. */
  folder: string;
  /** Folder of the built files. */
  dir: string;
  /** Builds the site, with what an earlier build left in its caches. */
  build: () => Promise<MeasuredRun>;
}

/**
 * Makes the folder of a site.
 * @param parent folder that `withParent` gives
 * @param node the program under which the site is built
 */
export function prepareSite(recipe: Recipe, parent: string, node: NodeProgram): PreparedSite {
  const folder = recipe.prepare(parent);
  for (const cache of recipe.caches) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const modules = path.join(recipe.hasOwnPackages ? folder : parent, 'node_modules');
  const [script, ...args] = recipe.command;
  return {
    folder,
    dir: path.join(folder, recipe.outDir),
    build: () =>
      measuredRun([node.program, path.join(modules, script), ...args], {
        cwd: folder,
        env: {NO_UPDATE_NOTIFIER: '1', ...pathWith(node), ...recipe.env},
      }),
  };
}

/**
 * Takes a build of this manual as it is.
 * @param names id and name for the tables
 * @throws when there is no build in the folder
 */
export function builtManual(dir: string, names: Partial<FinishedSite> = {}): FinishedSite[] {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no build in ${dir}; run "npm run build" first.`);
  }
  return finish({...manual, ...names}, dir);
}

/** The site as its readers are measured; none when only its build is. */
export function finish({id, name, reader}: Recipe, dir: string): FinishedSite[] {
  return reader ? [{id, name, dir, ...reader}] : [];
}
