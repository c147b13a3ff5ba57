import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes `robots.txt`: every robot may read every page; the sitemap stands at the site's own address. */
export default function robotsTxt({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({outDir}) {
      const sitemap = new URL(`${baseUrl}sitemap.xml`, url);
      const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap.href}`, ''];
      await writeFile(path.join(outDir, 'robots.txt'), lines.join('\n'));
    },
  };
}
