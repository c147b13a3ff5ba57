import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const LOCK_FILE = 'build.lock';

/**
 * Keeps other builds from the folder of generated files until this process ends. A lock that a crashed build
 * left behind does not count.
 * @throws a sentence when another build is running
 */
export function lockBuild(generatedDir: string): void {
  const file = path.join(generatedDir, LOCK_FILE);
  mkdirSync(generatedDir, {recursive: true});
  const owner = readOwner(file);
  if (owner !== undefined) {
    if (owner > 0 && isRunning(owner)) {
      throw new Error(
        `Another build of the manual is running (process ${owner}). Wait until it has finished, then build again.`,
      );
    }
    rmSync(file);
  }
  writeFileSync(file, String(process.pid), {flag: 'wx'});
  process.on('exit', () => rmSync(file, {force: true}));
}

/** The process that wrote a lock; undefined without a lock. */
function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent: it only asks whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
