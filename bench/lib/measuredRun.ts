import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface MeasuredRun {
  /** Elapsed time. */
  seconds: number;
  /** Processor time of the command and its children. Other programs disturb it less than the clock. */
  cpuSeconds: number;
  /** The most memory that the command and all its children used at one time, in MB of 10⁶ bytes. */
  peakMegabytes: number;
}

const SAMPLE_EVERY_MS = 250;

/**
 * Runs a command, and measures its time and memory. Its output is shown only when it fails.
 * @param command the program and its arguments
 * @param env variables that are added to the environment of this process
 * @throws (rejects) with the end of the output when the command fails
 */
export async function measuredRun(
  [program = '', ...args]: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<MeasuredRun> {
  const start = performance.now();
  const cpuBefore = cpuOfEndedChildren();
  const child = spawn(program, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(child.pid));
  }, SAMPLE_EVERY_MS);
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (status !== 0) {
      throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-3000)}`);
    }
  } finally {
    clearInterval(sampling);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuOfEndedChildren() - cpuBefore,
    peakMegabytes: peak / 1000,
  };
}

/** Seconds of processor time of all children that have ended, and of their children. NaN outside Linux. */
function cpuOfEndedChildren(): number {
  const afterName = readProc('self/stat').split(') ')[1] ?? '';
  // Fields 16 and 17 of proc(5). They count in ticks, of which there are always 100 a second.
  const [user, system] = afterName.split(' ').slice(13, 15).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
}

/** Memory of a process and its descendants in kB. NaN outside Linux. */
function memoryOfTree(root: number | undefined): number {
  const processes = new Map<number, {parent: number; kilobytes: number}>();
  for (const name of listProcesses()) {
    const status = readProc(`${name}/status`);
    processes.set(Number(name), {
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
      kilobytes: (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024) / 1000,
    });
  }
  const isInTree = (id: number | undefined): boolean =>
    id === root || (id !== undefined && isInTree(processes.get(id)?.parent));
  const own = [...processes].filter(([id]) => isInTree(id)).map(([, {kilobytes}]) => kilobytes);
  return own.length === 0 ? Number.NaN : own.reduce((total, value) => total + value, 0);
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The text of a file in `/proc`. It is empty when the process has ended in the meantime. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
