import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {MovedAddress} from '../data/redirects';
import {askedOfFile} from '../markdown/askedOfFile';
import {hostedOrigins, type HostedSettings} from '../search/hostedSettings';
import {checkRedirectedIds} from './checkRedirectedIds';
import {copyPages, createHostFiles} from './hosting';
import {checkInlineCode} from './policy/checkInlineCode';
import {insertPolicy} from './policy/insertPolicy';
import {checkBlocked} from './policy/checkBlocked';
import {createPolicy, type ForeignOrigins} from './policy/policy';
import {readPages} from './readPages';
import {createSearchIndex, type AskedOf} from './searchIndex';
import {createTwins} from './twins';
import {readingOrder} from './twins/lists';
import type {BuiltSite, OutputFile} from './types';

export interface Options {
  /** Algolia; undefined if the search uses the index of the build. */
  readonly hosted: HostedSettings | undefined;
  /** Values of the `style` attributes that pages may have, letter by letter. */
  readonly styleAttributes: readonly string[];
  /** Texts of the `<style>` elements that scripts may add to a page, letter by letter. */
  readonly styleElements: readonly string[];
  /** Addresses that went. */
  readonly redirects: readonly MovedAddress[];
  /** The counter of visits and the sites of videos. */
  readonly foreign: ForeignOrigins;
  /** Whether search engines must not index the site. */
  readonly isStaging: boolean;
  /** Whether the host looks for pages in a way of its own, which we cannot configure. */
  readonly isManagedHost: boolean;
}

/**
 * Makes everything that is made from finished pages: the index of the search, the Markdown twins, the
 * security policy and the files for hosts.
 */
export default function pluginAfterBuild(
  {baseUrl, siteDir}: LoadContext,
  {hosted, styleAttributes, styleElements, redirects, foreign, isStaging, isManagedHost}: Options,
): Plugin {
  return {
    name: 'after-build',

    async postBuild({outDir, plugins, routes, siteConfig}) {
      const {title, tagline, url, noIndex} = siteConfig;
      if (noIndex) {
        throw new Error(
          'docusaurus.config.ts: noIndex would empty the search of the manual. Remove it, and build with STAGING=1.',
        );
      }
      const origin = new URL(url).origin;
      const docs = docsOf(plugins);
      const pages = await readPages(outDir, {routes, baseUrl, versions: docs.loadedVersions});
      const site: BuiltSite = {origin, baseUrl, title, tagline, pages};
      checkRedirectedIds(redirects, site);

      const policy = createPolicy({
        ...foreign,
        inlineScripts: checkInlineCode(pages, styleAttributes),
        styleAttributes,
        styleElements,
        connectTo: hosted ? hostedOrigins(hosted.appId) : [],
      });
      checkBlocked(site, outDir, foreign);
      const securedPages = insertPolicy(pages, policy, isStaging);

      await writeFiles(outDir, [
        ...createSearchIndex(site, readAsked(docs, siteDir)),
        ...createTwins(site, readingOrder(docs)),
        ...securedPages,
        ...(isManagedHost ? copyPages(securedPages, pages) : []),
        ...createHostFiles(site, {policy, moved: redirects, isStaging}),
      ]);
    },
  };
}

function docsOf(plugins: readonly LoadedPlugin[]): LoadedContent {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return docs?.content as LoadedContent;
}

/** What owners ask is in the sources of the pages, each version's in its own. */
function readAsked({loadedVersions}: LoadedContent, siteDir: string): AskedOf {
  const pages = loadedVersions.flatMap(({docs}) => docs);
  const sources = new Map(pages.map(({permalink, source}) => [permalink, source]));
  const read: Parameters<typeof askedOfFile>[1] = new Map();
  return (route) => {
    const source = sources.get(route)?.replace('@site', siteDir);
    return source === undefined ? new Map() : askedOfFile(source, read);
  };
}

async function writeFiles(outDir: string, files: readonly OutputFile[]): Promise<void> {
  for (const {file, content} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}
