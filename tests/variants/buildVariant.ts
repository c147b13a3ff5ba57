import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Variant {
  readonly succeeded: boolean;
  /** Everything that the build printed. */
  readonly output: string;
  /** Folder with the built site; the caller removes it. */
  readonly outDir: string;
}

/**
 * Builds the site with a changed config into a temporary folder, without touching the finished build.
 *
 * @param name short and unique, for the names of temporary files
 * @param change statements that change `config`, the site's own config object
 */
export function buildVariant(name: string, change: string): Variant {
  const outDir = mkdtempSync(path.join(tmpdir(), `manual-${name}-`));
  // Docusaurus resolves plugins from the folder of the config, so the config has to be in the root.
  const configFile = path.join(ROOT, `docusaurus.variant-${name}.config.ts`);
  const generated = `.docusaurus-variant-${name}`;
  writeFileSync(
    configFile,
    `import config from './docusaurus.config';\n${change}\nexport default config;\n`,
  );
  try {
    const {status, stdout, stderr} = spawnSync(
      path.join(ROOT, 'node_modules/.bin/tsx'),
      ['scripts/build.ts', '--config', path.basename(configFile), '--out-dir', outDir],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        },
      },
    );
    return {succeeded: status === 0, output: stdout + stderr, outDir};
  } finally {
    rmSync(configFile, {force: true});
    rmSync(path.join(ROOT, generated), {recursive: true, force: true});
  }
}
