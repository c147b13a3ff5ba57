/**
 * The text of `robots.txt`: every robot may read every page.
 * @param siteUrl address of the site, with a slash at its end
 */
export function createRobotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}sitemap.xml`, ''].join('\n');
}
