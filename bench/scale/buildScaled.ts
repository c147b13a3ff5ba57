import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {ownNode} from '../lib/installNode';
import type {MeasuredRun} from '../lib/measuredRun';
import {prepareSite, type PreparedSite} from '../sites/buildSite';
import {manual, stockOnRspack} from '../sites/recipes';
import {addGeneratedPages} from './addGeneratedPages';

/** One size, built by both. */
export interface ScaledBuild {
  /** How many pages were generated. */
  pages: number;
  own: MeasuredRun;
  stock: MeasuredRun;
  /** Bytes of this manual's files with gzip. */
  index: number;
  mainScript: number;
}

/**
 * Builds this manual and the stock template with the same generated pages, one after the other, with
 * nothing in their caches.
 * @param parent folder that `withParent` gives
 */
export async function buildScaled(pages: number, parent: string): Promise<ScaledBuild> {
  const own = prepareSite(manual, parent, ownNode());
  addGeneratedPages(own.folder, pages);
  const ownBuild = await buildOnce(own, ({dir}) => ({
    index: packedSize(path.join(dir, 'search-index.json')),
    mainScript: packedSize(findMainScript(path.join(dir, 'assets/js'))),
  }));
  const stock = prepareSite(stockOnRspack(pages), parent, ownNode());
  const stockBuild = await buildOnce(stock, () => ({}));
  return {pages, ...ownBuild.result, own: ownBuild.run, stock: stockBuild.run};
}

/** Builds a site, reads something of the result, and removes the site. */
async function buildOnce<Result>(
  site: PreparedSite,
  read: (site: PreparedSite) => Result,
): Promise<{run: MeasuredRun; result: Result}> {
  try {
    const run = await site.build();
    return {run, result: read(site)};
  } finally {
    rmSync(site.folder, {recursive: true, force: true});
  }
}

/** @throws when the folder has no main script */
function findMainScript(folder: string): string {
  const name = readdirSync(folder).find((it) => /^main\..+\.js$/.test(it));
  if (name === undefined) {
    throw new Error(`There is no main script in ${folder}.`);
  }
  return path.join(folder, name);
}

function packedSize(file: string): number {
  return gzipSync(readFileSync(file), {level: 9}).length;
}
