// Installs the packages when they are not those of package-lock.json; else does nothing.
// Runs before anything is installed, so it uses Node's own modules only and is plain JavaScript.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const OLDEST_NODE = 20;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function readPackages(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

/** npm writes down at the end of an installation what it installed. */
function isInstalled() {
  let installed;
  try {
    installed = readPackages('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  const {'': _project, ...wanted} = readPackages('package-lock.json');
  return (
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, {version, integrity, optional}]) => {
      const found = installed[name];
      // Optional packages are mostly those of other systems, which npm leaves out.
      return found ? found.version === version && found.integrity === integrity : optional;
    })
  );
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `This is Node ${process.versions.node}; the manual needs Node ${OLDEST_NODE} or newer: https://nodejs.org/`,
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
