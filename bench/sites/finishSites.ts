import {nodeForPeers} from '../lib/installNode';
import {BUILD_DIR} from '../lib/paths';
import {builtManual, finish, prepareSite} from './buildSite';
import {manual} from './recipes';
import type {FinishedSite, Recipe} from './types';

/**
 * Builds the sites, and takes the finished build of this manual.
 * @param parent folder that `withParent` gives
 */
export async function finishSites(
  chosen: readonly Recipe[],
  parent: string,
): Promise<FinishedSite[]> {
  const sites: FinishedSite[] = [];
  for (const recipe of chosen) {
    if (recipe === manual) {
      sites.push(...builtManual(BUILD_DIR));
    } else {
      console.log(`Building: ${recipe.name}.`);
      const {dir, build} = prepareSite(recipe, parent, nodeForPeers());
      await build();
      sites.push(...finish(recipe, dir));
    }
  }
  return sites;
}
