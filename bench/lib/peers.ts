import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ROOT, run} from '../../scripts/run';

/**
 * Folder of packages that the manual is compared with, in their exact versions. They are installed
 * on demand, and never by the manual's own installation.
 * @param name `peers`, or another folder of `bench/` with a lockfile
 * @throws when npm fails
 */
export function installPeers(name: string): string {
  const folder = path.join(ROOT, 'bench', name);
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    console.log(`Installing the packages of bench/${name}.`);
    // `npm ci` refuses a lockfile that was made where the builds for other systems were not on offer.
    if (!run('npm install --no-save --ignore-scripts --no-audit --no-fund', {}, folder)) {
      throw new Error(`npm could not install the packages of bench/${name}; see above.`);
    }
  }
  return folder;
}

/** Loads a package of such a folder; who asks knows its shape. */
export function requirePeer(folder: string, name: string): unknown {
  return createRequire(path.join(folder, 'package.json'))(name) as unknown;
}
