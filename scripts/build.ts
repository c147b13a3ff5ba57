// Builds the manual: `npm run build`, with `-- --out-dir FOLDER` and `-- --config FILE` for another folder or
// configuration. First Docusaurus writes the pages, then the steps of src/after-build run.
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {completeBuild} from '../src/after-build';
import {readManifest} from '../src/after-build/manifest/readManifest';
import {readHostedSettings} from '../src/search/hostedSettings';
import {resolveOutDir} from './outDir';
import {ROOT, run} from './run';

const GENERATED_DIR = path.join(
  ROOT,
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
);

/**
 * Builds into a folder that appears only when everything is done. After a failure there is none, so that
 * nobody serves half a manual.
 * @returns whether Docusaurus built the pages; if not, it has printed why
 * @throws (rejects) with a sentence when a page lacks something that a later step needs
 */
async function build(outDir: string, config: string): Promise<boolean> {
  const unfinished = `${outDir}.unfinished`;
  const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});
  remove(outDir);
  remove(unfinished);
  try {
    // Without the notice that there is a newer Docusaurus.
    const command = `docusaurus build --config "${config}" --out-dir "${unfinished}"`;
    if (!run(command, {NO_UPDATE_NOTIFIER: '1'})) {
      return false;
    }
    await completeBuild(unfinished, readManifest(GENERATED_DIR));
    renameSync(unfinished, outDir);
    return true;
  } finally {
    remove(unfinished);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      config: {type: 'string', default: 'docusaurus.config.ts'},
    },
  });
  // Docusaurus would report a wrong setting as the cause of another error, some lines further down.
  readHostedSettings(process.env);
  const outDir = resolveOutDir(values['out-dir'], ROOT);
  if (await build(outDir, values.config)) {
    console.log(`The manual is in ${path.relative(ROOT, outDir)}.`);
  } else {
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
