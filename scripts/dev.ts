// `npm run dev`: Docusaurus's development server. It shows changed pages and rows by itself, but reads its
// settings and what they import only once, so it starts again when one of those files is saved.
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import {ROOT} from './run';

const DATA = path.join(ROOT, 'src/data');

/** Where settings and definitions come from. Folders with rows of tables are not among them. */
const FOLDERS = [DATA, path.join(DATA, 'build'), path.join(DATA, 'glossary')];

/** Rows and facts that only tables show; the plugin `data-tables` reads them again. */
const ONLY_IN_TABLES = ['stop-reasons.ts', 'product-facts.ts'];

/** An editor may write a file in several steps. Milliseconds. */
const UNTIL_SAVED = 100;

const options = process.argv.slice(2);
let server: ChildProcess;
let timer: NodeJS.Timeout;

function start(...more: readonly string[]): void {
  server = spawn(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start', ...options, ...more],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // HANDOVER.md says how to move to a newer Docusaurus: not by the command that the notice names.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    },
  );
  server.on('exit', (code, signal) => {
    if (signal === 'SIGKILL') {
      // The browser has the page open already, and reloads it.
      start('--no-open');
    } else if (code) {
      console.error('The server has stopped. It starts again when a file of src/data is saved.');
    } else {
      process.exit();
    }
  });
}

function restart(file: string): void {
  console.log(`${file} was saved: the server starts again.`);
  if (server.exitCode === null) {
    // It has nothing to finish, and would wait for the open connections of the browser.
    server.kill('SIGKILL');
  } else {
    start('--no-open');
  }
}

for (const folder of FOLDERS) {
  watch(folder, (_event, file) => {
    if (file?.endsWith('.ts') && !ONLY_IN_TABLES.includes(file)) {
      clearTimeout(timer);
      timer = setTimeout(restart, UNTIL_SAVED, path.relative(ROOT, path.join(folder, file)));
    }
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit());
}
process.on('exit', () => server.kill('SIGKILL'));
start();
