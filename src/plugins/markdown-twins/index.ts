import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {manuals} from '../../data/manuals';
import {selectRoutes} from '../search-index/server/selectRoutes';
import {routeToHtmlPath} from '../search-index/server/routeToHtmlPath';
import {createLlmsTxt} from './server/createLlmsTxt';
import {createTwin, type Twin} from './server/createTwin';
import {groupByManual} from './server/groupByManual';
import {readingOrder} from './server/readingOrder';
import {twinPath} from './twinPath';

/** Between two pages of the file that holds all of them. */
const PAGE_BREAK = '\n---\n\n';

/**
 * Writes what machines read: a Markdown twin beside every page, made from the page as it is rendered,
 * `llms.txt` that lists them and `llms-full.txt` that holds them.
 */
export default function markdownTwins({baseUrl, outDir, siteConfig}: LoadContext): Plugin {
  const urlOf = (file: string) => new URL(file, siteConfig.url).href;
  let order: string[] = [];

  async function writeTwin(route: string): Promise<(Twin & {route: string; url: string}) | null> {
    const {trailingSlash} = siteConfig;
    const source = path.join(outDir, routeToHtmlPath(route, {baseUrl, trailingSlash}));
    const target = twinPath(route, baseUrl);
    try {
      const twin = createTwin(await readFile(source, 'utf8'));
      if (twin === null) {
        return null;
      }
      const file = path.join(outDir, target.slice(baseUrl.length));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, twin.markdown);
      return {...twin, route, url: urlOf(target)};
    } catch (error) {
      throw new Error(`No Markdown twin could be made of ${source}.`, {cause: error});
    }
  }

  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      order = docs.loadedVersions.flatMap(readingOrder);
    },

    async postBuild({routesPaths}) {
      const routes = selectRoutes(routesPaths, {baseUrl, excluded: []});
      const written = await Promise.all(routes.map(writeTwin));
      const twins = written.filter((twin) => twin !== null);
      const groups = groupByManual(twins, {manuals, order, baseUrl, otherwise: 'Overview'});
      const home = twins.find(({route}) => route === baseUrl);
      const llmsTxt = createLlmsTxt({
        title: siteConfig.title,
        summary: `${siteConfig.tagline}. ${home?.description ?? ''}`.trim(),
        fullUrl: urlOf(`${baseUrl}llms-full.txt`),
        groups: groups.map(({label, pages}) => ({label, files: pages})),
      });
      const full = groups.flatMap(({pages}) => pages.map(({markdown}) => markdown));
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt);
      await writeFile(path.join(outDir, 'llms-full.txt'), full.join(PAGE_BREAK));
    },
  };
}
