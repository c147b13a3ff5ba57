import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import type {Browser} from 'playwright-core';
import {withFreshPage} from '../lib/browser';
import {readUsage} from '../lib/processGroup';
import {readFiles, save, type Edit} from './edits';

/** Longer than any server needs to start again on a busy machine. */
const PATIENCE = 180_000;

/** A site with a server that shows changes of its files. */
export interface DevSite {
  name: string;
  folder: string;
  /** The command that starts the server, with the options `--port` and `--no-open`. */
  command: readonly [program: string, ...args: string[]];
  edits: readonly Edit[];
}

export interface DevServer {
  origin: string;
  /** Milliseconds from the command until the pages were compiled. */
  ready: number;
  /** Seconds of processor time that the server has used so far. */
  cpuTime: () => number;
  stop: () => void;
}

/** What an edit takes until the screen shows it, in seconds. */
export interface Cost {
  wall: number;
  /** Processor time of the server. */
  cpu: number;
}

/**
 * Starts the server of a site.
 * @throws (rejects) if it ends instead
 */
export async function startServer({folder, command}: DevSite, port: number): Promise<DevServer> {
  const [program, ...args] = command;
  const start = performance.now();
  const server: ChildProcess = spawn(program, [...args, '--port', String(port), '--no-open'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, since the command may start another program.
    detached: true,
  });
  const stop = () => {
    if (server.pid !== undefined) {
      process.kill(-server.pid, 'SIGKILL');
    }
  };
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += data.toString();
      if (said.includes('compiled')) {
        resolve();
      }
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', () => reject(new Error(`The server of ${folder} ended: ${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    ready: performance.now() - start,
    cpuTime: () => readUsage(server.pid ?? 0).cpu,
    stop,
  };
}

/**
 * Saves an edit and waits until an open page shows it. A page that does not exist yet is asked for again
 * and again. Then puts the files back, and waits until the edit is gone.
 */
export function measureEdit(
  browser: Browser,
  {origin, cpuTime}: DevServer,
  {folder, edit, word}: {folder: string; edit: Edit; word: string},
): Promise<Cost> {
  return withFreshPage(browser, async (page) => {
    await page.goto(origin + edit.route);
    await page.waitForSelector('h1');
    const shows = `document.body.textContent.includes(${JSON.stringify(word)})`;
    const isNew = [...readFiles(folder, edit).values()].includes(null);
    const before = readFiles(folder, edit);
    const cpuBefore = cpuTime();
    const start = performance.now();
    try {
      save(folder, edit, word);
      if (isNew) {
        const deadline = start + PATIENCE;
        while (!(await page.evaluate<boolean>(shows)) && performance.now() < deadline) {
          await page.goto(origin + edit.route);
          await page.waitForSelector('h1');
        }
      } else {
        await page.waitForFunction(shows, null, {polling: 'raf', timeout: PATIENCE});
      }
      return {wall: (performance.now() - start) / 1000, cpu: cpuTime() - cpuBefore};
    } finally {
      for (const [file, source] of before) {
        if (source === null) {
          rmSync(file, {force: true});
        } else {
          writeFileSync(file, source);
        }
      }
      await page.waitForFunction(`!${shows}`, null, {timeout: PATIENCE}).catch(() => undefined);
    }
  });
}
