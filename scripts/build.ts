// Builds the manual: `npm run build`, with `-- --out-dir FOLDER` and `-- --config FILE` for another folder or
// configuration. `docusaurus build` makes the same pages; this checks types, adds compressed copies, and replaces
// the last build only when the new one is complete.
import {execFile, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {build} from '@docusaurus/core/lib';
import {compressFiles} from '../src/after-build/compress';
import {findMissingValues} from '../src/data/build/ownerValues';
import {command} from './command';
import {lockFolder} from './lockFolder';
import {replaceFolder, resolveOutDir} from './outDir';
import {countNewPlaces} from './published';
import {ROOT} from './run';

/** Loads the configuration that `MANUAL_CONFIG` names. */
const CONFIG = path.join(__dirname, 'config.cjs');

/** Bytes. More than the mistakes of all pages. */
const MAX_OUTPUT = 10_000_000;

const GENERATED_DIR = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/**
 * @param buildSite Docusaurus's own function
 * @param errors functions that print what Docusaurus says about its errors
 * @throws (rejects) if the settings are wrong or a page cannot be built; the last build then stays in place
 */
async function main(buildSite: typeof build, errors: readonly (() => void)[]): Promise<void> {
  const {values} = parseArgs({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      config: {type: 'string', default: 'docusaurus.config.ts'},
      // For tests that build the same pages again.
      'skip-types': {type: 'boolean', default: false},
    },
  });
  const outDir = resolveOutDir(values['out-dir'], ROOT);
  await lockFolder(path.join(ROOT, GENERATED_DIR));

  // An interrupted build leaves this folder behind.
  const unfinished = `${outDir}.unfinished`;
  rmSync(unfinished, {recursive: true, force: true});
  // Docusaurus exits with this code when a build is interrupted.
  process.exitCode = 1;
  const checks = new AbortController();
  // Docusaurus ends the process when a page cannot be compiled.
  const endOfProcess = () => {
    checks.abort();
    if (errors.length > 0) {
      const mistakes = runMarkdownCheck();
      if (mistakes) {
        console.error(mistakes);
      } else {
        errors.forEach((show) => show());
      }
    }
  };
  process.once('exit', endOfProcess);
  try {
    console.log('Building the pages, which takes about a minute.');
    const types = values['skip-types'] ? '' : runTypeCheck(checks.signal);
    process.env.MANUAL_CONFIG = path.resolve(ROOT, values.config);
    try {
      await buildSite(ROOT, {outDir: unfinished, config: CONFIG});
    } catch (error) {
      stopAt(runMarkdownCheck());
      stopAt(await types);
      errors.forEach((show) => show());
      throw error;
    }
    // A managed host compresses files itself.
    if (!process.env.MANAGED_HOST) {
      console.log('Compressing the files.');
      await compressFiles(unfinished);
    }
    stopAt(await types);
    replaceFolder(outDir, unfinished);
  } finally {
    process.off('exit', endOfProcess);
    checks.abort();
    rmSync(unfinished, {recursive: true, force: true});
  }
  process.exitCode = 0;
  console.log(`The manual is in ${path.relative(ROOT, outDir)}.`);
  const missing = findMissingValues();
  if (missing.length > 0) {
    console.log(
      `Values that only you know and that are missing: ${missing.length}. "npm run owner:values" names them.`,
    );
  }
  // A test that builds the same pages again does not want to know.
  const added = values['skip-types'] ? 0 : countNewPlaces(outDir);
  if (added > 0) {
    console.log(
      `Pages and anchors that were never published: ${added}. Before you publish them, run "npm run publish:places": links to them must work from then on.`,
    );
  }
}

/**
 * Checks the types of the pages in a process of its own, beside the bundlers.
 * @returns the mistakes; empty if there are none
 */
function runTypeCheck(signal: AbortSignal): Promise<string> {
  const options = {cwd: ROOT, maxBuffer: MAX_OUTPUT, signal};
  return new Promise((resolve) => {
    execFile(process.execPath, argumentsOf('check-page-types.ts'), options, (error, _, said) => {
      resolve(error ? said.trimEnd() || error.message : '');
    });
  });
}

/** Returns all mistakes in the Markdown of the pages. A failed build names only some of them. */
function runMarkdownCheck(): string {
  const options = {cwd: ROOT, maxBuffer: MAX_OUTPUT, encoding: 'utf8'} as const;
  const {status, stderr} = spawnSync(process.execPath, argumentsOf('check-markdown.ts'), options);
  return status === 0 ? '' : stderr.trimEnd();
}

function argumentsOf(script: string): string[] {
  return ['--import', 'tsx', path.join(__dirname, script)];
}

/** @throws with the mistakes if there are any */
function stopAt(mistakes: string): void {
  if (mistakes) {
    throw new Error(mistakes);
  }
}

/** Builds the manual as the command line asks for. */
export function buildManual(buildSite: typeof build, errors: readonly (() => void)[]): void {
  command(() => main(buildSite, errors));
}
