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
 * @throws when one of these plugins injects anything but one inline script
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

function scriptOf(author: string, plugins: readonly LoadedPlugin[]): string {
  const plugin = plugins.find(({name}) => name === author);
  const {headTags, preBodyTags, postBodyTags} =
    plugin?.injectHtmlTags?.({content: plugin.content}) ?? {};
  const tags = [headTags, preBodyTags, postBodyTags].flat().filter((tag) => tag !== undefined);
  const [script, ...others] = tags.filter(mayBeInlineCode);
  if (!isInlineScript(script) || others.length > 0) {
    throw new Error(
      `The security policy expects ${author} to put one inline script into each page, but it adds ${JSON.stringify(tags)}. Check what its new version does, then adapt src/after-build/policy/knownScripts.ts.`,
    );
  }
  return script.innerHTML ?? '';
}

type Tag = HtmlTagObject | string;

/** What needs a hash in the security policy, in a tag that is HTML or an object. */
const INLINE_CODE = /<(script|style)|[\s"]on\w+"?\s*[=:]|javascript:/i;

/** Whether a tag is a script or a style, or may contain one. */
function mayBeInlineCode(tag: Tag): boolean {
  return typeof tag === 'string'
    ? INLINE_CODE.test(tag)
    : ['script', 'style'].includes(tag.tagName) || INLINE_CODE.test(JSON.stringify(tag));
}

function isInlineScript(tag: Tag | undefined): tag is HtmlTagObject {
  return typeof tag === 'object' && tag.tagName === 'script' && !tag.attributes;
}
