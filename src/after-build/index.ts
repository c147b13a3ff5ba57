import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {isSamePage} from '../data/addresses';
import {findIdMistakes} from '../data/build/movedAddresses';
import type {AllowedHosts} from '../data/company';
import type {MovedAddress} from '../data/redirects';
import {allReturnCodes} from '../data/return-codes';
import type {HostedSettings} from '../search/hostedSettings';
import type {QuestionsByAnchor} from '../data/build/checkAsked';
import {hostedOrigins} from '../search/shared/hostedOrigins';
import {checkCodeRows} from './checkCodeRows';
import {copyPages, createHostFiles} from './hosting';
import {checkPages} from './policy/checkPages';
import {insertPolicy} from './policy/insertPolicy';
import {createPolicy} from './policy/policy';
import {preloadTypeface} from './preloadTypeface';
import {mapPages, readPages} from './readPages';
import {findElement, readText} from './readText';
import {createSearchIndex, type QuestionsOfRoute} from './searchIndex';
import {createTwins} from './twins';
import {readingOrder} from './twins/lists';
import type {BuiltSite, OutputFile} from './types';

export interface Options {
  /** Settings of Algolia; undefined if the site uses the built-in search. */
  readonly hosted: HostedSettings | undefined;
  /** The exact values that `style` attributes may have. */
  readonly styleAttributes: readonly string[];
  /** The exact texts of `<style>` elements that scripts may add to a page. */
  readonly styleElements: readonly string[];
  /** Returns the questions of owners that the source file of a page answers. */
  readonly questionsOf: (file: string) => QuestionsByAnchor;
  /** Addresses that no longer exist, with their replacements. */
  readonly redirects: readonly MovedAddress[];
  /** The other hosts that pages may use. */
  readonly allowedHosts: AllowedHosts;
  /** Whether search engines must not index the site. */
  readonly isStaging: boolean;
  /** True if the host resolves paths to files in its own way, which we cannot configure. */
  readonly isManagedHost: boolean;
}

/**
 * Creates everything that needs the finished pages: the search index, the Markdown twins, the security policy
 * and the files for hosts.
 */
export default function pluginAfterBuild(
  {baseUrl, siteDir}: LoadContext,
  {
    hosted,
    styleAttributes,
    styleElements,
    questionsOf,
    redirects,
    allowedHosts,
    isStaging,
    isManagedHost,
  }: Options,
): Plugin {
  return {
    name: 'after-build',

    async postBuild({outDir, plugins, routes, siteConfig}) {
      const {title, tagline, url, noIndex} = siteConfig;
      if (noIndex) {
        throw new Error(
          'docusaurus.config.ts: noIndex would leave the search without pages. Remove it, and build with STAGING=1 instead.',
        );
      }
      const origin = new URL(url).origin;
      const docs = docsOf(plugins);
      const pages = await readPages(outDir, {routes, baseUrl, versions: docs.loadedVersions});
      const site: BuiltSite = {origin, baseUrl, title, tagline, pages};
      checkRedirectedIds(redirects, site);
      checkCodeRows(site, allReturnCodes);

      const policy = createPolicy({
        hosts: {
          ...allowedHosts,
          connect: [
            ...(allowedHosts.connect ?? []),
            ...(hosted ? hostedOrigins(hosted.appId) : []),
          ],
        },
        inlineScripts: checkPages(site, {hosts: allowedHosts, styleAttributes}),
        styleAttributes,
        styleElements,
      });
      const robots = isStaging ? '<meta name=robots content=noindex>' : '';
      const preload = await preloadTypeface(outDir, baseUrl);
      const securedPages = insertPolicy(pages, policy, robots + preload);

      const texts = mapPages(pages, (page) => ({...page, text: readText(page.document)}));

      await writeFiles(outDir, [
        ...createSearchIndex(texts, questionsByRoute(docs, siteDir, questionsOf)),
        // After the index, since the twins modify the texts.
        ...createTwins(site, texts, readingOrder(docs)),
        ...securedPages,
        ...(isManagedHost ? copyPages(securedPages, pages) : []),
        ...createHostFiles(site, {policy, moved: redirects, isStaging}),
      ]);
    },
  };
}

/** @throws with a message for each id in the list that is missing, or is still on its old page */
function checkRedirectedIds(list: readonly MovedAddress[], {pages, baseUrl}: BuiltSite): void {
  const problems = findIdMistakes(list, (path, id) => {
    const page = pages.find(({route}) => isSamePage(route, baseUrl + path.slice(1)));
    return (
      page !== undefined &&
      findElement(page.document, ({properties}) => properties['id'] === id) !== undefined
    );
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function docsOf(plugins: readonly LoadedPlugin[]): LoadedContent {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return docs?.content as LoadedContent;
}

/** The questions of owners by route. Only docs have any. */
function questionsByRoute(
  {loadedVersions}: LoadedContent,
  siteDir: string,
  questionsOf: Options['questionsOf'],
): QuestionsOfRoute {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const sources = new Map(docs.map(({permalink, source}) => [permalink, source]));
  return (route) => {
    const source = sources.get(route);
    return source === undefined
      ? new Map()
      : questionsOf(path.resolve(source.replace('@site', siteDir)));
  };
}

async function writeFiles(outDir: string, files: readonly OutputFile[]): Promise<void> {
  for (const {file, content} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}
