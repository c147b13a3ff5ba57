/**
 * Path of a page's Markdown twin: `/docs/basics.md` for `/docs/basics/`, `index.md` for the home page.
 * @param pathname path of the page, with base URL, with or without a slash at its end
 * @param baseUrl base URL, with a slash at both ends
 */
export function twinPath(pathname: string, baseUrl: string): string {
  return pathname === baseUrl ? `${baseUrl}index.md` : `${pathname.replace(/\/$/, '')}.md`;
}
