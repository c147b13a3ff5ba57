import {spawnSync} from 'node:child_process';
import {ENGINE_NAMES, ENGINES} from './engines';

const isMissing = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0;

/**
 * Starts each browser once and prints its version.
 * @throws with the packages to install when a program is missing
 */
export default async function globalSetup(): Promise<void> {
  const programs = ENGINE_NAMES.flatMap((name) => Object.entries(ENGINES[name].programs));
  const missing = programs.filter(([program]) => isMissing(program));
  if (missing.length > 0) {
    const names = missing.map(([program]) => program).join(' and ');
    const packages = missing.map(([, debianPackage]) => debianPackage).join(' ');
    throw new Error(
      `These tests need ${names}: install what is missing (Debian: apt-get install ${packages}), then run "npm run test:browsers" again.`,
    );
  }
  for (const name of ENGINE_NAMES) {
    const running = await ENGINES[name].start();
    console.log(running.version);
    await running.close();
  }
}
