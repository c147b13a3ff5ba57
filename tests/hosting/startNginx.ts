import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findMissing} from '../../scripts/installPackages';
import {findFreePort} from './findFreePort';
import {ask} from './http';

const MODULES = '/etc/nginx/modules-enabled';

/** Debian keeps nginx in a folder that is on the PATH of root only. */
const env = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

const readDeploy = (file: string) =>
  readFileSync(path.join(__dirname, '../../deploy', file), 'utf8');

/** The file that is deployed. */
const CONFIGURATION = readDeploy('nginx.conf');

/** The commands of each deploy, after the line that names the new folder. */
const [, DEPLOY_COMMANDS = ''] = /```sh\nnew=.*\n([^`]*)```/.exec(readDeploy('README.md')) ?? [];

export interface Host {
  readonly origin: string;
  /** Where it answers without TLS. */
  readonly plainOrigin: string;
  /** The name of the host in the file that is deployed. */
  readonly name: string;
  /** Where certbot puts its proof. */
  readonly certbotFolder: string;
  /** Runs the commands of `deploy/README.md`. `build` is the value of `new`, as a shell reads it. */
  readonly deploy: (build: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Looks for nginx and its module, and installs them where that is allowed.
 * @returns a message that says what is missing; undefined if nothing is
 */
export function findMissingNginx(): string | undefined {
  const hasModule = () =>
    existsSync(MODULES) && readdirSync(MODULES).some((file) => file.includes('brotli-static'));
  const starts = () => spawnSync('nginx', ['-v'], {env}).error === undefined;
  return findMissing(
    'the tests of hosting need nginx with brotli',
    ['nginx', 'libnginx-mod-http-brotli-static'],
    () => hasModule() && starts(),
  );
}

/** Replaces each text everywhere. @throws when a text is missing, since the test is then out of date. */
function adapt(text: string, replacements: readonly [from: string | RegExp, to: string][]): string {
  return replacements.reduce((adapted, [from, to]) => {
    const parts = adapted.split(from);
    if (parts.length === 1) {
      throw new Error(`The files of deploy/ no longer contain "${from}": adapt the test to it.`);
    }
    return parts.join(to);
  }, text);
}

/**
 * Deploys a build and starts nginx with the deployed configuration, in which only addresses, folders and TLS are
 * changed.
 * @param srv stands for `/srv/manual`. The caller removes it.
 * @param first the folder with the first build
 * @param baseUrl below which the manual is served
 * @throws (rejects) with the server's output if it does not respond within half a minute
 */
export async function startNginx(srv: string, first: string, baseUrl: string): Promise<Host> {
  // An include cannot have spaces in its path unless they are escaped.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const site = adapt(CONFIGURATION, [
    ['listen [::]:443 ssl http2;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    // The owner writes the name of the host and the base path into the file.
    [/ssl_certificate(?:_key)? .+;/, ''],
    [/\/current\/(?:.+\/)?_hosting\//, `/current${baseUrl}_hosting/`],
    ['/srv/manual', srv],
    ['/var/www/html', folder],
  ]);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr;
    include ${MODULES}/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${site}
    }`,
  );
  const deploy = (build: string, reload = `nginx -s reload -c ${file}`) => {
    const commands = adapt(DEPLOY_COMMANDS, [
      ['/srv/manual', srv],
      ['nginx -t', `nginx -t -q -c ${file}`],
      ['systemctl reload-or-restart nginx', reload],
    ]);
    execFileSync('bash', ['-euc', `new=${build}\n${commands}`], {env});
  };
  deploy(first, 'true');
  const child = spawn('nginx', ['-c', file], {env, stdio: ['ignore', 'ignore', 'pipe']});
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const stop = async () => {
    await end(child);
    rmSync(folder, {recursive: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  const name = /server_name (.+);/.exec(CONFIGURATION)?.[1] ?? '';
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await ask(origin, '/').catch(() => null)) {
      return {origin, plainOrigin, name, certbotFolder: folder, deploy, stop};
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`nginx does not answer:\n${printed}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exit;
  }
}
