import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {BUILD_DIR} from '../build/site';
import {ask} from './http';

export interface Host {
  origin: string;
  /** The folder with its configuration; removed when the server stops. */
  folder: string;
  stop: () => Promise<void>;
}

/** Finds a port that is not in use. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const {port} = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
  });
}

const canRun = (program: string) => spawnSync(program, ['-h']).error === undefined;

/**
 * Installs a server with apt-get if it is missing.
 * @throws when that is not possible; the message says what to install
 */
export function install(program: string, packages: readonly string[]): void {
  if (canRun(program)) {
    return;
  }
  if (process.getuid?.() === 0 && canRun('apt-get')) {
    spawnSync('apt-get', ['update'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      // Run level 1 keeps Debian from starting the server as a service.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  }
  if (!canRun(program)) {
    throw new Error(
      `This test needs ${program}: install it (Debian: apt-get install ${packages.join(' ')}), then run "npm run test:hosting" again.`,
    );
  }
}

/**
 * Lays out two deploys: the build, and one before it that had another script.
 * @param folder where `current` and `previous` are made
 * @param baseUrl below which the manual is served
 */
export function deploy(folder: string, baseUrl: string): void {
  const current = path.join(folder, 'current', baseUrl);
  mkdirSync(path.dirname(current), {recursive: true});
  symlinkSync(BUILD_DIR, current.replace(/\/$/, ''));
  const assets = path.join(folder, 'previous', baseUrl, 'assets/js');
  mkdirSync(assets, {recursive: true});
  writeFileSync(path.join(assets, 'old.js'), 'old');
}

/** Replaces each text everywhere. @throws when a text is missing, since the test is then out of date. */
export function adapt(text: string, replacements: readonly [from: string, to: string][]): string {
  return replacements.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) {
      throw new Error(`The configuration no longer contains "${from}": adapt the test to it.`);
    }
    return adapted.replaceAll(from, to);
  }, text);
}

/**
 * Starts a server in the foreground and waits until it answers.
 * @param write writes the configuration into the folder, which is also its home, and returns the arguments for the program
 * @throws (rejects) with the server's output when it does not answer within half a minute
 */
export async function startHost(
  program: string,
  write: (folder: string, port: number) => string[] | Promise<string[]>,
  env: NodeJS.ProcessEnv = {},
): Promise<Host> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${program}-`));
  const port = await findFreePort();
  const args = await write(folder, port);
  const child = spawn(program, args, {env: {...process.env, HOME: folder, ...env}});
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const stop = async () => {
    await end(child);
    rmSync(folder, {recursive: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await ask(origin, '/').catch(() => null)) {
      return {origin, folder, stop};
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} does not answer:\n${printed}`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
