import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageOf} from '../data/pages';
import {products} from '../data/products';
import {releases} from '../data/releases';
import {
  findDataMistakes,
  findOtherPlatform,
  findProductMistakes,
  findReleaseMistakes,
  findSameTexts,
  type Mistake,
} from './findMistakes';
import {ShowMistakes} from './ShowMistakes';

/** The file with the mistakes that the development server shows. */
const LIST = 'mistakes.json';

const fileOf = (alias: string) => alias.replace('@site/', '');

/** Lists the files of data as paths from the root of the project. */
function listData(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('src/data', ...name.split(path.sep)))
    .sort();
}

/**
 * Checks that each product line has its first page. Docusaurus would only name the sidebar.
 * @throws with a message for each product line without one
 */
function checkFolders(siteDir: string): void {
  const problems = products
    .filter(({scope}) => scope !== 'index')
    .map(({id, label}) => ({label, file: `docs/${id}/${id}.mdx`}))
    .filter(({file}) => !existsSync(path.join(siteDir, file)))
    .map(
      ({label, file}) =>
        `src/data/products.ts: ${label} has no page ${file}: add it, or correct the id.`,
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/**
 * Checks content that neither the types nor the remark plugins look at. Any mistake stops the build early; the
 * development server goes on, and shows it over the page.
 * @param pageMistakes what the development server shows beside it: the mistakes of each page by its absolute path
 */
export function checkContent(
  {siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext,
  pageMistakes: ReadonlyMap<string, string>,
): Plugin {
  checkFolders(siteDir);

  function check(file: string, find: (source: string) => readonly Mistake[]): string[] {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return find(source).map(({line, message}) => `${file}:${line}: ${message}`);
  }

  function checkDocs({docs, sidebars}: LoadedVersion): string[] {
    // As JSON, so that pages are found at any depth of the sidebar.
    const sidebar = JSON.stringify(sidebars);
    const docMistakes = docs.flatMap(({source: alias, permalink, id, draft, unlisted}) => {
      const file = fileOf(alias);
      const address = permalink.replace(baseUrl, '/');
      const {manual, platform} = pageOf(permalink);
      return [
        ...(platform ? check(file, (source) => findOtherPlatform(source, platform)) : []),
        ...(draft || unlisted || sidebar.includes(`"id":"${id}"`)
          ? []
          : [
              `${file}:1: The page is in no sidebar: add '${id}' to sidebars.ts, a release note to src/data/releases.ts, or a page about the configuration of a product to its extraConfiguration in src/data/products.ts.`,
            ]),
        ...(draft || unlisted || manual
          ? []
          : [
              `${file}:1: The page is in no manual, so the search would not find it: move it into the folder of a manual, or add a manual with the path of its folder to src/data/manuals.ts.`,
            ]),
        ...(/^[\w./-]*$/.test(address) && address === address.toLowerCase()
          ? []
          : [
              `${file}:1: The address of the page would be ${address}: use only lower-case letters, digits, "-", "_" and "." in the names of its file and folders.`,
            ]),
      ];
    });
    const texts = docs.map(({source, title, description}) => ({
      file: fileOf(source),
      title,
      description,
    }));
    return [...docMistakes, ...findSameTexts(texts)];
  }

  return {
    name: 'check-content',
    async allContentLoaded({allContent, actions: {createData}}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const tables = allContent['data-tables']?.default as {mistake?: string} | undefined;
      const docs = loadedVersions.flatMap((version) => version.docs);
      const others = allContent['docusaurus-plugin-content-pages']?.default as typeof docs;
      const sidebars = JSON.stringify(loadedVersions.map((version) => version.sidebars));
      const lists = [...sidebars.matchAll(/"permalink":"(.*?)"/g)].map(([, list = '']) => list);
      const paths = [...[...docs, ...others].map(({permalink}) => permalink), ...lists];
      const pages = ['/search', ...paths.map((page) => page.replace(baseUrl, '/'))];
      const mistakes = [
        ...(i18n.locales.length > 1
          ? [
              'docusaurus.config.ts: The texts, the search and the data of the manual are in English only. Keep one locale.',
            ]
          : []),
        ...('docusaurus-plugin-content-blog' in allContent
          ? [
              'docusaurus.config.ts: The manual has no blog: set blog to false, and write news as release notes in docs/support/updates.',
            ]
          : []),
        ...findProductMistakes(products),
        ...findReleaseMistakes(releases),
        ...listData(siteDir).flatMap((file) =>
          check(file, (source) => findDataMistakes(source, {pages, baseUrl})),
        ),
        ...loadedVersions.flatMap(checkDocs),
        ...(tables?.mistake === undefined ? [] : [tables.mistake]),
      ];
      if (process.env.NODE_ENV === 'development') {
        await createData(LIST, mistakes);
      } else if (mistakes.length > 0) {
        throw new Error(mistakes.join('\n'));
      }
    },

    configureWebpack({mode}) {
      if (mode !== 'development') {
        return {};
      }
      const file = path.join(generatedFilesDir, 'check-content/default', LIST);
      return {plugins: [new ShowMistakes(file, pageMistakes)]};
    },
  };
}
