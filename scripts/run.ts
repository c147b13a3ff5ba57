import {spawnSync} from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '..');

/**
 * Runs a command of an installed package and shows its output.
 * @param command as in a script of package.json, with the quotes that it needs
 * @returns whether it succeeded
 */
export function run(command: string, env: NodeJS.ProcessEnv = {}, cwd = ROOT): boolean {
  // The packages of the given folder, which may be a copy of this project.
  const binaries = path.join(cwd, 'node_modules/.bin');
  const {status} = spawnSync(command, {
    cwd,
    env: {...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
    shell: true,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * Builds the manual in a folder.
 * @returns whether the build succeeded
 */
export function build(folder = ROOT): boolean {
  return run('node scripts/build.mjs', {}, folder);
}

/**
 * Builds the manual into another folder. Its types are checked by the build of the project itself.
 * @returns whether the build succeeded
 */
export function buildInto(outDir: string, env: NodeJS.ProcessEnv = {}): boolean {
  return run(`node scripts/build.mjs --skip-types --out-dir "${outDir}"`, env);
}
