import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

export interface Program {
  /** What stood between the brackets of the pattern. */
  readonly told: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program and waits until it prints what tells that it is ready.
 * @param ready with one pair of brackets around what the caller needs to know
 * @throws (rejects) with everything it printed when it ends before that
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  {ready, env = {}}: {ready: RegExp; env?: NodeJS.ProcessEnv},
): Promise<Program> {
  const child = spawn(command, args, {env: {...process.env, ...env}});
  let printed = '';
  const told = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const found = ready.exec(printed)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} has ended:\n${printed}`)));
  });
  return {told, stop: () => stop(child)};
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}
