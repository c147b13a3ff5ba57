import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageOf} from '../data/pages';
import {products} from '../data/products';
import published from '../data/published.json';
import {redirects} from '../data/redirects';
import {releases} from '../data/releases';
import {
  findColourMistakes,
  findDataMistakes,
  findOtherPlatform,
  findProductMistakes,
  findReleaseMistakes,
  type Mistake,
} from './findMistakes';
import {findRedirectMistakes} from './findRedirectMistakes';

/** Where the colours are. */
const TOKENS = 'src/css/tokens.css';

/** Every file of data, as a path from the root of the project. */
function listData(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('src/data', ...name.split(path.sep)))
    .sort();
}

/** Checks what authors write where neither types nor remark plugins look. With a mistake, the build stops early. */
export default function checkContent({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  function check(file: string, find: (source: string) => readonly Mistake[]): string[] {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return find(source).map(({line, sentence}) => `${file}:${line}: ${sentence}`);
  }

  function checkDocs({docs, sidebars}: LoadedVersion): string[] {
    // However deep the pages are in it.
    const sidebar = JSON.stringify(sidebars);
    return docs.flatMap(({source: alias, permalink, id, draft}) => {
      const file = alias.replace('@site/', '');
      const address = permalink.replace(baseUrl, '/');
      const {platform} = pageOf(permalink);
      return [
        ...(platform ? check(file, (source) => findOtherPlatform(source, platform)) : []),
        ...(draft || sidebar.includes(`"id":"${id}"`)
          ? []
          : [`${file}:1: No sidebar leads to the page: add '${id}' to sidebars.ts.`]),
        ...(/^[\w./-]*$/.test(address) && address === address.toLowerCase()
          ? []
          : [
              `${file}:1: The address of the page would be ${address}: use only small letters, digits, "-", "_" and "." in the names of its file and folders.`,
            ]),
      ];
    });
  }

  return {
    name: 'check-content',
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const docs = loadedVersions.flatMap((version) => version.docs);
      const others = allContent['docusaurus-plugin-content-pages']?.default as typeof docs;
      const sidebars = JSON.stringify(loadedVersions.map((version) => version.sidebars));
      const lists = [...sidebars.matchAll(/"permalink":"(.*?)"/g)].map(([, list = '']) => list);
      const paths = [...[...docs, ...others].map(({permalink}) => permalink), ...lists];
      const pages = ['/search', ...paths.map((it) => it.replace(baseUrl, '/'))];
      const mistakes = [
        ...(i18n.locales.length > 1
          ? [
              'docusaurus.config.ts: The manual has one language, English, in its texts, its search and its data. Leave one locale.',
            ]
          : []),
        ...('docusaurus-plugin-content-blog' in allContent
          ? [
              'docusaurus.config.ts: The manual has no blog: set blog to false, and write news as release notes in docs/support/updates.',
            ]
          : []),
        ...findProductMistakes(products),
        ...findReleaseMistakes(releases),
        ...check(TOKENS, findColourMistakes),
        ...listData(siteDir).flatMap((file) =>
          check(file, (source) => findDataMistakes(source, {pages, baseUrl})),
        ),
        ...findRedirectMistakes(redirects, {pages, published}),
        ...loadedVersions.flatMap(checkDocs),
      ];
      if (mistakes.length > 0) {
        throw new Error(mistakes.join('\n'));
      }
    },
  };
}
