import {getHtmlMinifier, type HtmlMinifierType} from '@docusaurus/bundler';
import type {HtmlTagObject, LoadedPlugin} from '@docusaurus/types';
import {readInlineCode} from './readInlineCode';
import type {KnownScript} from './types';

/** The plugins that put one inline script each into every page. */
const AUTHORS = ['docusaurus-theme-classic', 'page-start'];

/**
 * The inline scripts that every page carries, as they stand there: asked of the plugins that write them,
 * so that they follow settings and versions, and minified as pages are.
 * @throws when one of these plugins injects anything else than one inline script
 */
export async function readKnownScripts(
  plugins: readonly LoadedPlugin[],
  type: HtmlMinifierType,
): Promise<KnownScript[]> {
  const {minify} = await getHtmlMinifier({type});
  return Promise.all(
    AUTHORS.map(async (author) => {
      const {code} = await minify(
        `<!doctype html><html><body><script>${scriptOf(author, plugins)}</script></body></html>`,
      );
      return {author, code: readInlineCode(code).scripts.join('')};
    }),
  );
}

function scriptOf(author: string, plugins: readonly LoadedPlugin[]): string {
  const plugin = plugins.find(({name}) => name === author);
  const tags = plugin?.injectHtmlTags?.({content: plugin.content}) ?? {};
  const [tag, ...more] = [tags.headTags, tags.preBodyTags, tags.postBodyTags]
    .flat()
    .filter(Boolean);
  if (!isScript(tag) || more.length > 0) {
    throw new Error(
      `security-headers expects ${author} to put one inline script into each page, but it puts ${JSON.stringify([tag, ...more])}: read what a new version of it does, then adapt src/plugins/security-headers/readKnownScripts.ts.`,
    );
  }
  return tag.innerHTML ?? '';
}

function isScript(tag: HtmlTagObject | string | undefined): tag is HtmlTagObject {
  return typeof tag === 'object' && tag.tagName === 'script' && !tag.attributes;
}
