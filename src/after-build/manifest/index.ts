import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildManifest} from '../types';
import type {PluginOptions} from './options';
import {readingOrder} from './readingOrder';
import {readKnownScripts} from './readKnownScripts';
import {MANIFEST_FILE} from './readManifest';

export {validateOptions} from './options';

/** Saves what only Docusaurus knows about a build, for the steps that run after it. */
export default function pluginBuildManifest(
  {baseUrl, generatedFilesDir}: LoadContext,
  {hosted, styleAttributes, styleElements, isManagedHost}: PluginOptions,
): Plugin {
  let order: string[] = [];
  return {
    name: 'build-manifest',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      order = docs.loadedVersions.flatMap(readingOrder);
    },

    async postBuild({plugins, routesPaths, siteConfig}) {
      const {swcHtmlMinimizer} = siteConfig.future.experimental_faster;
      const manifest: BuildManifest = {
        origin: new URL(siteConfig.url).origin,
        baseUrl,
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        routes: routesPaths,
        readingOrder: order,
        inlineScripts: await readKnownScripts(plugins, swcHtmlMinimizer ? 'swc' : 'terser'),
        hosted,
        styleAttributes,
        styleElements,
        isManagedHost,
      };
      await writeFile(path.join(generatedFilesDir, MANIFEST_FILE), JSON.stringify(manifest));
    },
  };
}
