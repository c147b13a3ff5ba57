// @ts-check
// Installs the packages if they differ from package-lock.json. It runs before anything is installed, so it is
// plain JavaScript and uses only Node's own modules.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} file of the project, in JSON */
function readJson(file) {
  return /** @type {unknown} */ (JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @param {string} file a lockfile of npm
 * @returns {Record<string, LockedPackage>} the packages by their folder
 */
function readPackages(file) {
  return /** @type {{packages: Record<string, LockedPackage>}} */ (readJson(file)).packages;
}

/** Compares the lockfile with the list that npm writes at the end of an installation. */
function isInstalled() {
  let installed;
  try {
    installed = readPackages('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  const wanted = readPackages('package-lock.json');
  delete wanted['']; // the project itself
  return (
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, {version, integrity, optional}]) => {
      const found = installed[name];
      // Most optional packages are for other systems, so npm does not install them.
      return found ? found.version === version && found.integrity === integrity : optional;
    })
  );
}

const {engines} = /** @type {{engines: {node: string}}} */ (readJson('package.json'));
const oldest = engines.node.replace('>=', '');

if (process.versions.node.localeCompare(oldest, 'en', {numeric: true}) < 0) {
  console.error(
    `This is Node ${process.versions.node}; the manual needs Node ${oldest} or newer: https://nodejs.org/`,
  );
  process.exit(1);
}

if (root.includes('#')) {
  console.error(
    `The project is in ${root}, but the bundler takes what follows a "#" for a part of an address: move the project to a folder without "#" in its path.`,
  );
  process.exit(1);
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json; this takes a minute or two.');
  // Through a shell, because npm is a .cmd file on Windows.
  const {status} = spawnSync('npm ci --no-audit --no-fund', {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}
