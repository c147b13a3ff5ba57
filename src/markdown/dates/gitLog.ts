import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Begins the lines with the time of a commit. The paths that git prints are relative, so they never do. */
const COMMIT = '/';

const LOG = [
  ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
  ...['log', `--format=${COMMIT}%ct`, '--name-only', '--relative', '--', '.'],
];

/**
 * The newest commit of each file that a log names.
 * @param log lines: `/` and the time of a commit in seconds since 1970, then the files it changed
 * @returns path to time in seconds
 */
export function parseGitLog(log: string): Map<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith(COMMIT)) {
      time = Number(line.slice(COMMIT.length));
    } else {
      times.set(line, Math.max(time, times.get(line) ?? 0));
    }
  }
  return times;
}

/**
 * Reads from git when each file below a folder was last committed.
 * @returns path relative to the folder, to time in seconds. Empty without git, outside a checkout, and in
 *   a shallow clone, where every file would seem to be as new as the oldest commit in it
 */
export async function readGitTimes(folder: string): Promise<ReadonlyMap<string, number>> {
  const options = {cwd: folder, maxBuffer: 2 ** 28};
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], options);
    if (shallow.stdout.trim() !== 'false') {
      return new Map();
    }
    return parseGitLog((await run('git', LOG, options)).stdout);
  } catch {
    return new Map();
  }
}
