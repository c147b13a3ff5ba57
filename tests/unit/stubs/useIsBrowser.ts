/** Stands in for Docusaurus' hook in render tests, which see what the static page holds. */
export default function useIsBrowser(): boolean {
  return false;
}
