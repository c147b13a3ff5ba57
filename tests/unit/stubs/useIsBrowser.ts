/** Replaces Docusaurus's hook in render tests, so that they render the static page. */
export default function useIsBrowser(): boolean {
  return false;
}
