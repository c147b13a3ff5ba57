import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageOf} from '../data/pages';
import {redirects} from '../data/redirects';
import {findDataMistakes, findOtherPlatform, type Mistake} from './findMistakes';
import {findRedirectMistakes} from './findRedirectMistakes';

/** Every file of data, as a path from the root of the project. */
function listData(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('src/data', ...name.split(path.sep)))
    .sort();
}

/** Checks what authors write where neither types nor remark plugins look. With a mistake, the build stops early. */
export default function checkContent({siteDir, baseUrl}: LoadContext): Plugin {
  function check(file: string, find: (source: string) => readonly Mistake[]): string[] {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return find(source).map(({line, sentence}) => `${file}:${line}: ${sentence}`);
  }

  return {
    name: 'check-content',
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const docs = loadedVersions.flatMap((version) => version.docs);
      // However deep the pages and the lists of pages are in it.
      const sidebars = JSON.stringify(loadedVersions.map((version) => version.sidebars));
      const lists = [...sidebars.matchAll(/"permalink":"(.*?)"/g)].map(([, list = '']) => list);
      const others = allContent['docusaurus-plugin-content-pages']?.default as typeof docs;
      const paths = [...[...docs, ...others].map(({permalink}) => permalink), ...lists];
      const pages = ['/search', ...paths.map((it) => it.replace(baseUrl, '/'))];
      const published = JSON.parse(
        readFileSync(path.join(siteDir, 'src/data/published.json'), 'utf8'),
      ) as Record<string, string[]>;
      const mistakes = [
        ...listData(siteDir).flatMap((file) =>
          check(file, (source) => findDataMistakes(source, {pages, baseUrl})),
        ),
        ...findRedirectMistakes(redirects, {pages, published}),
        ...docs.flatMap(({source: alias, permalink, id}) => {
          const file = alias.replace('@site/', '');
          const {platform} = pageOf(permalink);
          return [
            ...(platform ? check(file, (source) => findOtherPlatform(source, platform)) : []),
            ...(sidebars.includes(`"id":"${id}"`)
              ? []
              : [`${file}:1: No sidebar leads to the page: add '${id}' to sidebars.ts.`]),
          ];
        }),
      ];
      if (mistakes.length > 0) {
        throw new Error(mistakes.join('\n'));
      }
    },
  };
}
