import {rmSync} from 'node:fs';
import path from 'node:path';
import {measuredRun, type MeasuredRun} from '../lib/measuredRun';
import type {Site} from './sites';

export interface BuiltSite {
  site: Site;
  /** Of the finished site. */
  dir: string;
  cold: MeasuredRun;
  warm: MeasuredRun;
}

/**
 * Builds a site with nothing kept from an earlier build, then once more with what the first one kept.
 * @param parent folder that `createParent` made
 * @param node the program under which all sites are built
 */
export async function buildSite(site: Site, parent: string, node: string): Promise<BuiltSite> {
  const folder = site.prepare(parent);
  const modules = path.join(site.hasOwnPackages ? folder : parent, 'node_modules');
  const [program = '', ...args] = site.command;
  const build = () =>
    measuredRun([node, path.join(modules, program), ...args], {
      cwd: folder,
      env: {NO_UPDATE_NOTIFIER: '1', ...site.env},
    });

  for (const cache of site.caches) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const cold = await build();
  const warm = await build();
  return {site, dir: path.join(folder, site.outDir), cold, warm};
}
