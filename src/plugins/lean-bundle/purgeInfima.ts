import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import type {AcceptedPlugin} from 'postcss';

/** Where class names of Infima are used: the theme, without the blog that is not built, and the site. */
function contentOf(siteDir: string): string[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  return [
    `${packages}/theme-classic/lib/theme/!(Blog*|Tag*)/**/*.js`,
    `${packages}/theme-classic/lib/theme/*.js`,
    `${packages}/theme-common/lib/**/*.js`,
    `${packages}/core/lib/client/**/*.js`,
    `${siteDir}/src/**/*.{ts,tsx,css}`,
    `${siteDir}/{docs,src}/**/*.{md,mdx}`,
  ];
}

/**
 * PostCSS step that drops what no page uses of Infima, the theme's style sheet (3 kB gzip of 10).
 *
 * @param siteDir root of the site, absolute
 */
export function purgeInfima(siteDir: string): AcceptedPlugin {
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root, {postcss}) {
      if (!root.source?.input.file?.includes(`${path.sep}infima${path.sep}`)) {
        return;
      }
      const [purged] = await new PurgeCSS().purge({
        content: contentOf(siteDir),
        css: [{raw: root.toString()}],
      });
      if (purged) {
        root.removeAll();
        root.append(postcss.parse(purged.css));
      }
    },
  };
}
