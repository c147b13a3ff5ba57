import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readUsage} from '../lib/processGroup';
import {sum} from '../lib/statistics';
import {PAGE} from '../sites/page';

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 100;

/** Where the compilers of TypeScript keep what they have compiled. */
const TEMPORARY = '.tmp';

/** A site that is built from nothing. */
export interface BuiltSite {
  /** As the table names it. */
  name: string;
  folder: string;
  /** Arguments of Node: a script and its options. */
  args: readonly string[];
}

export interface BuildCost {
  /** From the command to its end. */
  seconds: number;
  /** Seconds of processor time. */
  cpu: number;
  /** The most that all its programs had together. */
  memory: number;
  /** Of the built folder. */
  bytes: number;
  /** Of the scripts that a page loads first, with gzip. */
  scripts: number;
}

/**
 * Builds a site without anything that an earlier build has left.
 * @throws (rejects) with the output of a build that fails
 */
export async function measureBuild({folder, args}: BuiltSite): Promise<BuildCost> {
  for (const left of ['build', '.docusaurus', 'node_modules/.cache', TEMPORARY]) {
    rmSync(path.join(folder, left), {recursive: true, force: true});
  }
  const temporary = path.join(folder, TEMPORARY);
  mkdirSync(temporary);
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {...process.env, TMPDIR: temporary},
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, since a build may start other programs.
    detached: true,
  });
  const most = {cpu: 0, memory: 0};
  const timer = setInterval(() => {
    const {cpu, memory} = readUsage(child.pid ?? 0);
    most.cpu = Math.max(most.cpu, cpu);
    most.memory = Math.max(most.memory, memory);
  }, LOOK_EVERY);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString()));
  }
  const code = await new Promise((resolve) => void child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`The build of ${folder} failed: ${said}`);
  }
  const built = path.join(folder, 'build');
  return {
    seconds: (performance.now() - start) / 1000,
    ...most,
    bytes: sizeOf(built),
    scripts: firstScripts(built),
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  return sum(
    files
      .filter((file) => file.isFile())
      .map(({parentPath, name}) => statSync(path.join(parentPath, name)).size),
  );
}

function firstScripts(built: string): number {
  const html = readFileSync(path.join(built, PAGE, 'index.html'), 'utf8');
  const scripts = new Set(html.match(/assets\/js\/[\w.~-]+\.js/g));
  return sum([...scripts].map((file) => gzipSync(readFileSync(path.join(built, file))).length));
}
