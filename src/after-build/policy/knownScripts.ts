import {getHtmlMinifier, type HtmlMinifierType} from '@docusaurus/bundler';
import type {HtmlTagObject, LoadedPlugin} from '@docusaurus/types';

/** An inline script that is in every page, once. */
export interface KnownScript {
  /** The plugin that adds it. */
  readonly author: string;
  readonly code: string;
}

/** The plugins that add one inline script to every page. */
const AUTHORS = ['loading', 'folded-parts', 'docusaurus-theme-classic'];

/**
 * The inline scripts in every page. They are read from the plugins that add them, so that they match the
 * settings and versions in use, and are minified like the pages.
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
      return {author, code: /<script>([\s\S]*)<\/script>/.exec(code)?.[1] ?? ''};
    }),
  );
}

/** Empty if the plugin adds none; then `checkInlineCode` misses it on every page. */
function scriptOf(author: string, plugins: readonly LoadedPlugin[]): string {
  const plugin = plugins.find(({name}) => name === author);
  const {headTags, preBodyTags} = plugin?.injectHtmlTags?.({content: plugin.content}) ?? {};
  const script = [headTags, preBodyTags].flat().find(isScript);
  return script?.innerHTML ?? '';
}

function isScript(tag: HtmlTagObject | string | undefined): tag is HtmlTagObject {
  return typeof tag === 'object' && tag.tagName === 'script';
}
