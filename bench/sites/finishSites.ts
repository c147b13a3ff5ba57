import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {nodeForPeers, pathWith} from '../lib/installNode';
import {BUILD_DIR} from '../lib/paths';
import type {FinishedSite, Recipe} from './types';

/**
 * Takes the finished build of this manual, and builds the other sites.
 * @param parent folder that `withParent` gives
 * @throws with the output of a build that fails
 */
export function finishSites(chosen: readonly Recipe[], parent: string): FinishedSite[] {
  const others = chosen.map((recipe) => {
    console.log(`Building: ${recipe.name}.`);
    return buildSite(recipe, parent);
  });
  return [builtManual(BUILD_DIR, 'This manual'), ...others];
}

/**
 * A build of this manual as it is.
 * @throws when there is no build in the folder
 */
export function builtManual(dir: string, name: string): FinishedSite {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no build in ${dir}; run "npm run build" first.`);
  }
  return {name, dir, results: '.DocSearch-Dropdown', ready: 'docusaurus'};
}

function buildSite(
  {name, prepare, command, outDir, results, ready}: Recipe,
  parent: string,
): FinishedSite {
  const folder = prepare(parent);
  const node = nodeForPeers();
  const [script, ...args] = command;
  execFileSync(node.program, [path.join(parent, 'node_modules', script), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_UPDATE_NOTIFIER: '1',
      ...pathWith(node),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {name, dir: path.join(folder, outDir), results, ready};
}
