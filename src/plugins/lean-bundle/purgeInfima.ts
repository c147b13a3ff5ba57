import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {dropUnusedVariables} from './dropUnusedVariables';

/** Folders with what uses Infima: the theme and the site. */
function foldersOf(siteDir: string): string[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  return [
    `${packages}/theme-classic/lib`,
    `${packages}/theme-common/lib`,
    `${packages}/core/lib/client`,
    `${siteDir}/docs`,
    `${siteDir}/src`,
  ];
}

/** The texts in those folders, without the theme's blog, which is not built. */
function readTexts(siteDir: string): {raw: string; extension: string}[] {
  return foldersOf(siteDir).flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(js|tsx?|css|mdx?)$/.test(file) && !/^theme[\\/](Blog|Tag)/.test(file))
      .map((file) => ({
        raw: readFileSync(path.join(folder, file), 'utf8'),
        extension: path.extname(file).slice(1),
      })),
  );
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
      const content = readTexts(siteDir);
      const [purged] = await new PurgeCSS().purge({content, css: [{raw: root.toString()}]});
      if (purged) {
        const lean = postcss.parse(purged.css);
        dropUnusedVariables(
          lean,
          new Set(content.flatMap(({raw}) => raw.match(/--ifm-[\w-]+/g) ?? [])),
        );
        root.removeAll();
        root.append(lean);
      }
    },
  };
}
