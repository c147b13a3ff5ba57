import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs `use` with a new folder, and removes it. The folder is outside the manual, whose configuration
 * files other programs would find otherwise.
 */
export async function withTempFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
