// @ts-check
// Installs packages if they differ from the lockfile. It runs before anything is installed, so it is plain
// JavaScript and uses only Node's own modules.
//   node scripts/setup.mjs                   what the manual is built from: the `dependencies`
//   node scripts/setup.mjs --tools           the `devDependencies` too, which check and test it
//   node scripts/setup.mjs --tools FOLDER    and the packages of a folder with a package.json of its own
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} file absolute path of a file in JSON */
function readJson(file) {
  return /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * @typedef {{version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean}} LockedPackage
 * @param {string} file absolute path of a lockfile of npm
 * @returns {Record<string, LockedPackage>} the packages by their folder
 */
function readPackages(file) {
  return /** @type {{packages: Record<string, LockedPackage>}} */ (readJson(file)).packages;
}

/**
 * @param {string} folder absolute path of a package
 * @returns {Record<string, LockedPackage>} what npm has noted at the end of the last installation; empty without one
 */
function readInstalled(folder) {
  try {
    return readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  } catch {
    return {};
  }
}

/**
 * Installs the packages of a folder, unless they are there.
 * @param {string} folder absolute path of a package
 * @param {boolean} needsTools whether its `devDependencies` are needed
 */
function install(folder, needsTools) {
  const installed = readInstalled(folder);
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  delete wanted['']; // the package itself
  // Whoever has the tools keeps them when a package changes.
  const withTools = needsTools || Object.keys(installed).some((name) => wanted[name]?.dev);
  const isInstalled =
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, {version, integrity, ...flags}]) => {
      const found = installed[name];
      if (found) {
        return found.version === version && found.integrity === integrity;
      }
      // Most optional packages are for other systems, so npm does not install them.
      return flags.optional ?? (!withTools && (flags.dev ?? flags.devOptional));
    });
  if (isInstalled) {
    return;
  }
  const file = path.relative(root, path.join(folder, 'package-lock.json'));
  const others = withTools ? '' : ', without the tools that only checks and tests need';
  console.log(`Installing the packages of ${file}${others}; this takes a minute or two.`);
  // Through a shell, because npm is a .cmd file on Windows.
  const {status} = spawnSync(
    `npm ci --no-audit --no-fund --${withTools ? 'include' : 'omit'}=dev`,
    {
      cwd: folder,
      shell: true,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

if (root.includes('#')) {
  console.error(
    `The project is in ${root}, but the bundler takes what follows a "#" for a part of an address: move the project to a folder without "#" in its path.`,
  );
  process.exit(1);
}

const {engines} = /** @type {{engines: {node: string}}} */ (
  readJson(path.join(root, 'package.json'))
);
const oldest = engines.node.replace('>=', '');

if (process.versions.node.localeCompare(oldest, 'en', {numeric: true}) < 0) {
  console.error(
    `This is Node ${process.versions.node}; the manual needs Node ${oldest} or newer: https://nodejs.org/`,
  );
  process.exit(1);
}

const {values, positionals} = parseArgs({
  options: {tools: {type: 'boolean', default: false}},
  allowPositionals: true,
});
install(root, values.tools);
for (const folder of positionals) {
  install(path.join(root, folder), true);
}
