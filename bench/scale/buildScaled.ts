import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {copyProject} from '../../scripts/copyProject';
import {measuredRun, type MeasuredRun} from '../lib/measuredRun';
import {addGeneratedPages} from './generatedPages';

export interface ScaledBuild extends MeasuredRun {
  /** How many pages were added. */
  pages: number;
  /** Bytes with gzip. */
  index: number;
  mainScript: number;
}

/** Builds a copy of this site with generated pages beside its own, with nothing in its caches. */
export async function buildScaled(pages: number): Promise<ScaledBuild> {
  const folder = copyProject('bench-scale', ['bench', 'tests']);
  try {
    addGeneratedPages(folder, pages);
    rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true, force: true});
    const run = await measuredRun(['node_modules/.bin/docusaurus', 'build'], {
      cwd: folder,
      env: {NO_UPDATE_NOTIFIER: '1'},
    });
    const scripts = 'build/assets/js';
    const main = readdirSync(path.join(folder, scripts)).find((it) => /^main\..+\.js$/.test(it));
    const packed = (...file: string[]) =>
      gzipSync(readFileSync(path.join(folder, ...file)), {level: 9}).length;
    return {
      ...run,
      pages,
      index: packed('build/search-index.json'),
      mainScript: packed(scripts, main ?? ''),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
