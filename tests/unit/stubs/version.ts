/** Replaces the hook in render tests, which have no versions of the manual. */
export function usePathInVersion(): (path: string) => string {
  return (path) => path;
}
