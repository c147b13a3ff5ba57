import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '../lib/bundle';
import {emptyFolder} from '../lib/paths';

/**
 * Returns the code of a file in `browser/`, which watches a page from its beginning.
 * @param name without its ending
 */
export async function bundleWatcher(name: string): Promise<string> {
  const folder = emptyFolder(name);
  await bundle(`load/browser/${name}.ts`, folder);
  return readFileSync(path.join(folder, 'engine.js'), 'utf8');
}
