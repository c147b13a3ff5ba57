/** The innermost package folder of a path, which may be in the middle of a module's identifier. */
const PACKAGE_DIR = /(?:^|[|!\s])([^|!\s]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/|!\s]+)/g;

/**
 * The folders of the packages that files come from, sorted.
 * @param files paths, or identifiers of modules such as `css|/site/node_modules/infima/a.css|`
 */
export function findPackageDirs(files: readonly string[]): string[] {
  const dirs = files.flatMap((file) => [...file.matchAll(PACKAGE_DIR)].map(([, dir = '']) => dir));
  return [...new Set(dirs)].sort();
}
