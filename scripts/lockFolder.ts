import {mkdirSync} from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** In milliseconds. The lock of a program that was killed goes stale after this time. */
const STALE = 20_000;

/**
 * Reserves a folder for this process until it ends. Waits if another process has it.
 * @throws (rejects) with a message if the other process takes more than five minutes
 */
export async function lockFolder(folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const options = {lockfilePath: path.join(folder, 'build.lock'), stale: STALE};
  if (await lockfile.check(folder, options)) {
    console.log('Another build of the manual is running, or was killed just now. Waiting for it.');
  }
  const everySecond = {retries: 300, factor: 1, minTimeout: 1000};
  await lockfile.lock(folder, {...options, retries: everySecond}).catch((cause: unknown) => {
    throw new Error(
      `Another build of the manual still uses ${folder}. Wait until it has finished, then build again.`,
      {cause},
    );
  });
}
