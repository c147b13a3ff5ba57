import {spawnSync} from 'node:child_process';
import {run} from './run';

/**
 * Whether this program may install packages: as root, which means a container, and on a CI machine whose user
 * needs no password for sudo. Nobody's own machine is changed without asking.
 */
export function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  const starts = (command: string, args: string[]) => spawnSync(command, args).status === 0;
  return (
    (isRoot || (Boolean(process.env.CI) && starts('sudo', ['-n', 'true']))) &&
    starts('apt-get', ['--version'])
  );
}

/**
 * Installs Debian packages, where `mayInstall` allows it.
 * @returns whether they were installed
 */
export function installPackages(names: readonly string[]): boolean {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // In run level 1, Debian does not start a server as a service.
  const quiet = `${sudo}env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1`;
  return run(
    `${sudo}apt-get update && ${quiet} apt-get install --yes --no-install-recommends ${names.join(' ')}`,
  );
}

/**
 * Looks for what a test needs, and installs it where that is allowed.
 * @param need what it is, as in "the tests of hosting need nginx with brotli"
 * @param packages the Debian packages that bring it
 * @returns a message that says what is missing and what to install; undefined if nothing is missing
 * @throws if it is still missing after an installation, so that CI never skips what it can test
 */
export function findMissing(
  need: string,
  packages: readonly string[],
  isThere: () => boolean,
): string | undefined {
  if (isThere()) {
    return undefined;
  }
  const advice = `${need}: install it (Debian: apt-get install ${packages.join(' ')}).`;
  if (!mayInstall()) {
    return `Skipped, because ${advice}`;
  }
  installPackages(packages);
  if (!isThere()) {
    throw new Error(`It could not be installed, but ${advice}`);
  }
  return undefined;
}
