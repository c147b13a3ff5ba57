import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface MeasuredRun {
  /** By the clock. */
  seconds: number;
  /** What the processors worked for it, which other programs disturb less. */
  cpuSeconds: number;
  /** The most memory that the command and all its children held at one time, in MB of 10⁶ bytes. */
  peakMegabytes: number;
}

const SAMPLE_EVERY_MS = 250;

/**
 * Runs a command, and measures its time and memory. Its output is shown only when it fails.
 * @param command the program and its arguments
 * @param env what is added to this program's own environment
 * @throws (rejects) with the end of its output when it fails
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

/** Processor time in seconds of all children that have ended, and of theirs; NaN where it is unknown. */
function cpuOfEndedChildren(): number {
  const afterName = readProc('self/stat').split(') ')[1] ?? '';
  // Fields 16 and 17 of proc(5), in the ticks that Linux always counts for programs: 100 a second.
  const [user, system] = afterName.split(' ').slice(13, 15).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
}

/** Memory of a process and its descendants in kB, by Linux's `/proc`; NaN on another system. */
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

/** Empty for a process that ended between being listed and being read. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
