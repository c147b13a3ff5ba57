import {spawn} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/run';

/** In the root, because Docusaurus resolves plugins from the folder of the config. */
const CONFIG_FILE = path.join(ROOT, 'docusaurus.variant.config.ts');
const GENERATED_DIR = '.docusaurus-variant';

interface Variant {
  /** Statements that change `config`, the site's own config object. */
  readonly change: string;
  /** Where the site is built. */
  readonly outDir: string;
  /** `npm run build` if left out. */
  readonly program?: keyof typeof PROGRAMS;
}

export interface Built {
  readonly succeeded: boolean;
  /** Everything that the build printed. */
  readonly output: string;
}

/** The arguments with which a program builds the site. */
const PROGRAMS = {
  'npm run build': ['scripts/build.mjs', '--skip-types'],
  'docusaurus build': ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
};

/** Builds the site with a changed config, without touching the finished build. One at a time. */
export async function buildVariant({
  change,
  outDir,
  program = 'npm run build',
}: Variant): Promise<Built> {
  writeFileSync(
    CONFIG_FILE,
    `import config from './docusaurus.config';\n${change}\nexport default config;\n`,
  );
  const child = spawn(
    process.execPath,
    [...PROGRAMS[program], '--config', path.basename(CONFIG_FILE), '--out-dir', outDir],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED_DIR,
      },
    },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  rmSync(CONFIG_FILE, {force: true});
  rmSync(path.join(ROOT, GENERATED_DIR), {recursive: true, force: true});
  return {succeeded: status === 0, output};
}
