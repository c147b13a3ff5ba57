/** The innermost package folder of a path. */
const PACKAGE_DIR = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * The folders of the packages that files come from, sorted.
 * @param files absolute paths
 */
export function findPackageDirs(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => PACKAGE_DIR.exec(file) ?? []))].sort();
}
