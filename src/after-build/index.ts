import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {isSamePage} from '../data/addresses';
import {findIdMistakes} from '../data/build/movedAddresses';
import type {AllowedHosts} from '../data/company';
import type {MovedAddress} from '../data/redirects';
import {allReturnCodes} from '../data/return-codes';
import type {HostedSettings} from '../search/hostedSettings';
import {hostedOrigins} from '../search/shared/hostedOrigins';
import {checkCodeRows} from './checkCodeRows';
import {findStyleSheet} from './findStyleSheet';
import {copyOfPage, createHostFiles} from './hosting';
import {checkPages} from './policy/checkPages';
import {insertPolicy} from './policy/insertPolicy';
import {createPolicy, formatPolicy} from './policy/policy';
import {listPages, readPages} from './readPages';
import {createSearchIndex} from './searchIndex';
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
  {baseUrl}: LoadContext,
  {
    hosted,
    styleAttributes,
    styleElements,
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
      const files = listPages({routes, baseUrl, versions: docs.loadedVersions});
      const pages = await readPages(outDir, files, {
        origin,
        hosts: allowedHosts,
      });
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
        inlineScripts: checkPages(pages, styleAttributes),
        styleAttributes,
        styleElements,
      });
      const inHead = {
        policy: formatPolicy(policy, {where: 'meta'}),
        moreTags: isStaging ? '<meta name=robots content=noindex>' : '',
      };

      for (const page of pages) {
        const html = readFileSync(path.join(outDir, page.file), 'utf8');
        const content = insertPolicy(html, {file: page.file, ...inHead});
        const copy = isManagedHost ? copyOfPage(page) : null;
        writeFiles(
          outDir,
          [page.file, copy].flatMap((file) => (file === null ? [] : {file, content})),
        );
      }
      writeFiles(outDir, [
        ...createSearchIndex(pages),
        ...createTwins(site, readingOrder(docs)),
        ...createHostFiles(site, {
          policy,
          styleSheet: findStyleSheet(outDir, baseUrl),
          moved: redirects,
          isStaging,
        }),
      ]);
    },
  };
}

/** @throws with a message for each id in the list that is missing, or is still on its old page */
function checkRedirectedIds(list: readonly MovedAddress[], {pages, baseUrl}: BuiltSite): void {
  const problems = findIdMistakes(list, (path, id) => {
    const page = pages.find(({route}) => isSamePage(route, baseUrl + path.slice(1)));
    return page?.ids.has(id) ?? false;
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function docsOf(plugins: readonly LoadedPlugin[]): LoadedContent {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return docs?.content as LoadedContent;
}

function writeFiles(outDir: string, files: readonly OutputFile[]): void {
  for (const {file, content} of files) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}
