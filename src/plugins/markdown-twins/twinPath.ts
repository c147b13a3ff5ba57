/**
 * Path of a page's Markdown twin: `/docs/basics/` to `/docs/basics.md`, the home page to `index.md`.
 * @param pathname of the page, with base URL, with or without a slash at its end
 * @param baseUrl with a slash at both ends
 */
export function twinPath(pathname: string, baseUrl: string): string {
  return pathname === baseUrl ? `${baseUrl}index.md` : `${pathname.replace(/\/$/, '')}.md`;
}
