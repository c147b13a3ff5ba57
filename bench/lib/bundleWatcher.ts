import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundle} from './bundle';
import {emptyFolder} from './paths';

/**
 * Returns the code of a module that watches a page from its beginning.
 * @param entry path of the module inside this package
 */
export async function bundleWatcher(entry: string): Promise<string> {
  const folder = emptyFolder(path.basename(entry, '.ts'));
  await bundle(entry, folder);
  return readFileSync(path.join(folder, 'engine.js'), 'utf8');
}
