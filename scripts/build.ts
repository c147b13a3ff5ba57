// Builds the manual: `npm run build`, with `-- --out-dir FOLDER` and `-- --config FILE` for another folder or
// configuration. `docusaurus build` makes the same files; this checks types, adds compressed copies, and replaces
// the last build only when the new one is complete.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {compressFiles} from '../src/after-build/compress';
import {lockBuild} from './buildLock';
import {command} from './command';
import {explain, findSentences} from './explain';
import {findTypeMistakes} from './findTypeMistakes';
import {replaceFolder, resolveOutDir} from './outDir';
import {ROOT} from './run';

const DOCUSAURUS = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const GENERATED_DIR = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** @throws (rejects) when the settings are wrong or a page cannot be built; the last build stays as it was */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      config: {type: 'string', default: 'docusaurus.config.ts'},
      // For another build of the same pages.
      'skip-types': {type: 'boolean', default: false},
    },
  });
  const outDir = resolveOutDir(values['out-dir'], ROOT);
  const unfinished = `${outDir}.unfinished`;
  lockBuild(path.join(ROOT, GENERATED_DIR));
  console.log('Building the manual.');

  try {
    await buildSite(unfinished, values.config, !values['skip-types']);
    // A managed host compresses files itself.
    if (!process.env.MANAGED_HOST) {
      await compressFiles(unfinished);
    }
    replaceFolder(outDir, unfinished);
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
  console.log(`The manual is in ${path.relative(ROOT, outDir)}.`);
}

/**
 * Runs `docusaurus build`, and meanwhile checks types.
 * @throws (rejects) with what is wrong in front, which Docusaurus prints last
 */
async function buildSite(outDir: string, config: string, hasTypes: boolean): Promise<void> {
  const site = spawn(
    process.execPath,
    [DOCUSAURUS, 'build', '--out-dir', outDir, '--config', config],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Without the notice that there is a newer Docusaurus.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    },
  );
  const ended = Promise.all([text(site.stderr), once(site, 'close')]);
  const mistakes = hasTypes ? await findTypeMistakes(ROOT) : [];
  if (mistakes.length > 0) {
    site.kill();
    await ended;
    throw new Error(mistakes.join('\n'));
  }
  const [stderr] = await ended;
  if (site.exitCode !== 0) {
    throw new Error(
      `${explain(stderr, ROOT)}\n\nTo see where in the program this happened, run "npx docusaurus build".`,
    );
  }
  const warnings = findSentences(stderr, ROOT);
  process.stderr.write(warnings && `${warnings}\n\n`);
  process.stderr.write(stderr);
}

command(main);
