import path from 'node:path';
import {readGitTimes} from './gitLog';
import {collectImports} from './imports';

/** When a page was last changed; null when git does not know, or does not know everything. */
export type LastUpdated = (file: string) => Promise<Date | null>;

/**
 * The newest commit of a page and of what it imports.
 * @param file from the root of the site
 * @param times path from the root of the site to seconds since 1970
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

/** Looks dates up in the history of a site, which is read once, when the first date is asked for. */
export function createLastUpdated(siteDir: string): LastUpdated {
  let times: Promise<ReadonlyMap<string, number>> | undefined;
  return async (file) => {
    times ??= readGitTimes(siteDir);
    const name = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
    return newestDate(name, {siteDir, times: await times});
  };
}
