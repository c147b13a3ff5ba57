import path from 'node:path';
import {readGitTimes} from './gitLog';
import {collectImports} from './imports';

/** When a page was last changed; null if git does not know, or does not have the whole history. */
export type LastUpdated = (file: string) => Promise<Date | null>;

/**
 * The date of the newest commit to a page or to anything that it imports.
 * @param file path from the root of the site
 * @param times maps paths from the root of the site to seconds since 1970
 * @returns null for a page that was never committed
 */
export function newestDate(
  file: string,
  {siteDir, times}: {siteDir: string; times: ReadonlyMap<string, number>},
): Date | null {
  if (!times.has(file)) {
    return null;
  }
  const files = collectImports(path.join(siteDir, file), siteDir);
  const seconds = files.map((it) =>
    times.get(path.relative(siteDir, it).split(path.sep).join('/')),
  );
  return new Date(Math.max(...seconds.map((it) => it ?? 0)) * 1000);
}

/** Looks up dates in the git history of a site, which is read once, for the first date. */
export function createLastUpdated(siteDir: string): LastUpdated {
  let times: Promise<ReadonlyMap<string, number>> | undefined;
  return async (file) => {
    times ??= readGitTimes(siteDir);
    const name = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
    return newestDate(name, {siteDir, times: await times});
  };
}
